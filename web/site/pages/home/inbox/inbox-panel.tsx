import { type FormEvent, type RefObject, useRef } from "react";
import { m } from "#i18n/compiled/messages.js";
import { LetterList } from "#web/site/letters/letter-list.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { EmptyLetterbox } from "./empty-letterbox.tsx";
import { useLinkForm } from "./link-form-where-needed.ts";
import { useInbox } from "./use-inbox.ts";

/** Where a recipient comes to the notes received for an address: by knowing it, or by a link that is mailed to it. */
export function InboxPanel() {
	const addressField = useRef<HTMLInputElement>(null);
	const inbox = useInbox(addressField);
	const LinkForm = useLinkForm();
	// The page is drawn at build, before it is known how letters are shown: what was typed into its field by then stays.
	return (
		<div className="inbox">
			{LinkForm ? <LinkForm typed={inbox.address} /> : <ByAddress inbox={inbox} addressField={addressField} />}
		</div>
	);
}

interface ByAddressProps {
	readonly inbox: ReturnType<typeof useInbox>;
	readonly addressField: RefObject<HTMLInputElement | null>;
}

function ByAddress({ inbox, addressField }: ByAddressProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const ask = async (): Promise<void> => {
		const typed = addressField.current?.value;
		const asked = await inbox.open();
		if (asked === "invalid") addressField.current?.focus();
		// Who has begun to type another address meanwhile goes on typing.
		else if (asked === "answered" && addressField.current?.value === typed) heading.current?.focus();
	};
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		void ask();
	};
	const { failure } = inbox.opened ?? {};
	const isEmpty = !inbox.loading && inbox.opened?.letters.length === 0;
	const shown = inbox.loading || isEmpty ? undefined : inbox.opened;
	return (
		<>
			<p className="inbox-intro">{m.inbox_intro()}</p>
			<form className="address-form" method="dialog" noValidate onSubmit={submit}>
				<TextField
					id="inbox-address"
					name="email"
					type="email"
					label={m.inbox_address_label()}
					placeholder={m.inbox_address_placeholder()}
					error={inbox.error?.()}
					value={inbox.address}
					onChange={inbox.writeAddress}
					autoComplete="email"
					ref={addressField}
				/>
				<Button kind="solid" type="submit">
					{m.inbox_button()}
				</Button>
			</form>
			<section aria-labelledby={shown === undefined ? undefined : "letters-heading"}>
				<div className={shown === undefined ? "inbox-result" : "letters-heading"}>
					{shown !== undefined && (
						<h2 id="letters-heading" tabIndex={-1} ref={heading}>
							{m.inbox_heading({ address: shown.address })}
						</h2>
					)}
					{isEmpty && <EmptyLetterbox heading={heading} isUnknown={failure !== undefined} />}
					{/* One sentence is read out, not a hundred letters; of an empty letterbox the heading says it all. */}
					<p role="status" className={inbox.loading ? "inbox-loading" : undefined}>
						{inbox.loading && m.inbox_loading()}
						{shown !== undefined && m.inbox_count({ count: shown.total })}
						{isEmpty && failure?.words}
					</p>
					{isEmpty && failure?.canRetry && <Button onClick={ask}>{m.outcome_error_retry()}</Button>}
				</div>
				{shown !== undefined && <LetterList inbox={shown} onOlder={inbox.loadOlder} />}
			</section>
		</>
	);
}
