import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SwitchedEmail } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { CallError } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { serviceFacts } from "#web/admin/service/service-facts.ts";
import { useDraft } from "#web/admin/session/drafts.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** What is written into the form of a test. */
export interface TestFields {
	readonly testEmail: string;
	readonly language: Locale;
	readonly recipientName: string;
	readonly messagePreview: string;
	readonly senderHint: string;
}

/** Keeps what is written, sends the test, and says why it could not be sent; done when it is sent. */
export function useTestSend(id: SwitchedEmail, onSent: () => void) {
	const announce = useAnnounce();
	const { fields, write } = useTestFields();
	const [isAddressMissing, setIsAddressMissing] = useState(false);
	const { mutate, isPending, error } = useSendTest(id);
	const send = () => {
		if (isPending) return;
		const testEmail = fields.testEmail.trim();
		setIsAddressMissing(testEmail === "");
		if (testEmail === "") document.getElementById("test-email")?.focus();
		else mutate({ ...fields, testEmail }, { onSuccess: succeed });
	};
	const succeed = (_: unknown, { testEmail }: TestFields) => {
		const say = serviceFacts().sendsEmails ? m.admin_templates_test_sent : m.admin_templates_test_captured;
		announce({ tone: "success", text: say({ address: testEmail }) });
		onSent();
	};
	const failure =
		error === null || isPending ? "" : m.admin_templates_test_error({ reason: messageOf(error) ?? errorWords(error) });
	return {
		fields,
		write,
		error: isAddressMissing ? m.admin_templates_enter_test_email() : failure,
		isBusy: isPending,
		send,
	};
}

function useSendTest(id: SwitchedEmail) {
	const ask = useAsk();
	return useMutation({
		mutationFn: ({ testEmail, language, ...testData }: TestFields) =>
			ask("POST /api/admin/email/test", { body: { templateId: id, testEmail, language, testData } }),
	});
}

/** The answer's own words on what failed, which it gives as `message`. */
function messageOf(error: unknown): string | undefined {
	const body = error instanceof CallError ? error.body : undefined;
	if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
	return typeof body.message === "string" && body.message !== "" ? body.message : undefined;
}

function useTestFields() {
	const { locale } = useLanguage();
	const [fields, setFields] = useDraft<TestFields>("templates.test", {
		testEmail: "",
		language: locale,
		recipientName: "",
		messagePreview: "",
		senderHint: "",
	});
	return { fields, write: (change: Partial<TestFields>) => setFields({ ...fields, ...change }) };
}
