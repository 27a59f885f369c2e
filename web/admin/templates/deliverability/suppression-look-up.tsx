import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { AllowButton } from "./allow-button.tsx";
import { useSuppressionColumns } from "./use-suppression-columns.ts";
import { useSuppressionLookUp } from "./use-suppression-look-up.ts";

/** Tells of an address whether it is sent notes, and stops or allows them. */
export function SuppressionLookUp() {
	const { address, write, submit, stop, lookUp, found, error, isBusy } = useSuppressionLookUp();
	const [isAsking, setIsAsking] = useState(false);
	const columns = useSuppressionColumns();
	const mailbox = found?.[0]?.mailbox;
	return (
		<>
			<form
				className="look-up"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<label htmlFor="suppression-address">{m.admin_deliverability_address()}</label>
				<div className="look-up-line">
					<input
						id="suppression-address"
						className="text-input"
						type="email"
						autoComplete="off"
						value={address}
						onChange={(event) => write(event.target.value)}
						aria-describedby="suppression-error"
						aria-invalid={error !== ""}
					/>
					<button type="submit" className="action" aria-disabled={isBusy}>
						{m.admin_deliverability_look_up()}
					</button>
				</div>
				<p id="suppression-error" className="error-line" role="alert">
					{error}
				</p>
			</form>
			<div role="status" className="look-up-answer">
				{found !== undefined && (
					<p>{mailbox === undefined ? m.admin_deliverability_gets_notes() : m.admin_deliverability_gets_none()}</p>
				)}
			</div>
			{found !== undefined && mailbox !== undefined && (
				<div className="look-up-answer">
					<DataTable
						label={m.admin_deliverability_why_none()}
						columns={columns}
						rows={found}
						keyOf={({ reason }) => reason}
						stacks
					/>
					<AllowButton mailbox={mailbox} onAllowed={lookUp} />
				</div>
			)}
			{found !== undefined && mailbox === undefined && (
				<button type="button" className="action action-no look-up-answer" onClick={() => setIsAsking(true)}>
					{m.admin_deliverability_stop()}
				</button>
			)}
			{isAsking && (
				<ConfirmDialog
					title={m.admin_deliverability_stop_title()}
					confirmLabel={m.admin_deliverability_stop()}
					cancelLabel={m.admin_frame_cancel()}
					onConfirm={stop}
					onClose={() => setIsAsking(false)}
				>
					<p>{m.admin_deliverability_stop_text()}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
