import { m } from "#i18n/compiled/messages.js";

interface PartNoticeProps {
	readonly title: string;
	readonly text: string;
	readonly onRetry: () => void;
}

/** Stands in the place of a part that cannot be shown. Reloading is offered too: after an update the file of before may be gone. */
export function PartNotice({ title, text, onRetry }: PartNoticeProps) {
	return (
		<div className="broken-part" role="alert">
			<h2>{title}</h2>
			<p>{text}</p>
			<p className="panel-tools">
				<button type="button" className="action action-main" onClick={onRetry}>
					{m.admin_frame_retry()}
				</button>
				<button type="button" className="action" onClick={() => location.reload()}>
					{m.admin_frame_reload()}
				</button>
			</p>
		</div>
	);
}
