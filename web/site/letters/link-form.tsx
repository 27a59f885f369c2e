import { type FormEvent, useRef } from "react";
import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { useLinkRequest } from "./use-link-request.ts";

interface LinkFormProps {
	/** The address that was already typed elsewhere on the page. */
	readonly typed?: string;
}

/** Asks for the link that opens what is kept for an address. What comes of it looks the same for every address. */
export function LinkForm({ typed = "" }: LinkFormProps) {
	const addressField = useRef<HTMLInputElement>(null);
	const request = useLinkRequest(addressField, typed);
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (!(await request.send())) addressField.current?.focus();
	};
	return (
		<div className="link-form">
			<p>{m.link_intro()}</p>
			<form className="address-form" method="dialog" noValidate onSubmit={submit}>
				<TextField
					id="link-address"
					name="email"
					type="email"
					label={m.inbox_address_label()}
					placeholder={m.inbox_address_placeholder()}
					error={request.error?.()}
					value={request.address}
					onChange={request.writeAddress}
					autoComplete="email"
					ref={addressField}
				/>
				<Button kind="solid" type="submit">
					{m.link_button()}
				</Button>
			</form>
			<p role="status">{request.sending && m.link_sending()}</p>
			<div aria-live="polite">
				{request.sentTo !== undefined && (
					<Notice below id="link-sent" tone="success" title={m.link_sent_title()}>
						<p>{m.link_sent_text({ address: request.sentTo })}</p>
					</Notice>
				)}
			</div>
		</div>
	);
}
