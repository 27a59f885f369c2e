/** A postage stamp in the corner of the sheet, waiting for its postmark. Decorative. */
export function PostageStamp() {
	return (
		<svg className="postage-stamp" viewBox="0 0 72 88" aria-hidden="true" focusable="false">
			<g transform="rotate(3 36 44)">
				<path className="stamp-paper" d="M6 5h60v78H6Z" />
				<path className="stamp-teeth" d="M6 5h60v78H6Z" />
				<path className="stamp-frame" d="M13.5 12.5h45v63h-45Z" />
				<path className="stamp-frame" d="M16.5 15.5h39v57h-39Z" />
				<path
					className="stamp-heart"
					d="M36 52c-12-9-17-14-17-22 0-5.5 4-9 8.5-9 3.5 0 6.5 1.7 8.5 5 2-3.3 5-5 8.5-5 4.5 0 8.5 3.5 8.5 9 0 8-5 13-17 22Z"
				/>
				<path className="stamp-frame" d="M24 60h24M28 65h16" />
			</g>
		</svg>
	);
}
