import type { ReactNode } from "react";
import { WaxSeal } from "./wax-seal.tsx";

interface AddressedEnvelopeProps {
	/** Written on it by hand; what does not fit is cut with an ellipsis. */
	readonly address: string;
	readonly sealed?: boolean;
	/** What lies in it and shows above the pocket while it is open. */
	readonly letter?: ReactNode;
	/** What else can be seen on it, such as a postmark. */
	readonly children?: ReactNode;
}

/** An envelope from the side on which it is closed. A picture: what it says stands in words beside it. */
export function AddressedEnvelope({ address, sealed = true, letter, children }: AddressedEnvelopeProps) {
	return (
		<div className="addressed-envelope" aria-hidden="true">
			<Part name="addressed-lining" path="M0 6Q0 2 4 2H236Q240 2 240 6L129-91Q120-98 111-91Z" />
			<Part name="addressed-back" path="M5 1H235Q240 1 240 6V155Q240 160 235 160H5Q0 160 0 155V6Q0 1 5 1Z" />
			{letter}
			<Part
				name="addressed-pocket"
				path="M0 6 111 92Q120 98 129 92L240 6V155Q240 160 235 160H5Q0 160 0 155Z"
				crease="M2 158 97 82M238 158 143 82"
			/>
			<Part name="addressed-flap" path="M0 6Q0 1 5 1H235Q240 1 240 6L129 95Q120 102 111 95Z" />
			<p className="addressed-name" dir="auto">
				{address}
			</p>
			{sealed && <WaxSeal />}
			{children}
		</div>
	);
}

function Part({ name, path, crease }: { readonly name: string; readonly path: string; readonly crease?: string }) {
	return (
		<svg className={name} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
			<path d={path} />
			{crease !== undefined && <path className="addressed-crease" d={crease} />}
		</svg>
	);
}

/** The mark of a post office of ours, with a day as two short lines say it. */
export function Postmark({ day, year }: { readonly day: string; readonly year: string }) {
	return (
		<div className="postmark">
			<svg viewBox="0 0 104 64" aria-hidden="true" focusable="false">
				<circle cx="72" cy="32" r="30" />
				<circle cx="72" cy="32" r="24" />
				<path d="M2 22c7-4 10 4 17 0s12 4 19 0M0 32c7-4 12 4 19 0s12 4 19 0M2 42c7-4 10 4 17 0s12 4 19 0" />
			</svg>
			<p>
				<span>{day}</span>
				<span>{year}</span>
			</p>
		</div>
	);
}
