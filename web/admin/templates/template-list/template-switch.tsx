import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SwitchedEmail } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { CallError } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { emailStatisticsKey } from "./email-statistics.tsx";
import { defaultStatus, type TemplateStatus, templateStatusKey } from "./template-status.ts";

interface TemplateSwitchProps {
	readonly id: SwitchedEmail;
	readonly name: string;
	readonly isActive: boolean;
	readonly isKnown: boolean;
}

/** Switches an e-mail on and off. It moves only once the server has done it. */
export function TemplateSwitch({ id, name, isActive, isKnown }: TemplateSwitchProps) {
	const { toggle, isBusy } = useToggle(id, name);
	return (
		<button
			type="button"
			role="switch"
			className="template-switch"
			aria-checked={isActive}
			aria-label={m.admin_templates_switch_of({ name })}
			aria-disabled={isBusy || !isKnown}
			onClick={() => {
				if (isKnown && !isBusy) toggle(!isActive);
			}}
		>
			<span className="switch-track" />
			<span>{isActive ? m.admin_templates_active() : m.admin_templates_inactive()}</span>
		</button>
	);
}

function useToggle(id: SwitchedEmail, name: string) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationFn: (isActive: boolean) =>
			ask("POST /api/admin/email/template/toggle", { body: { templateId: id, isActive } }),
		onSuccess: ({ isActive }) => {
			read.setQueryData<TemplateStatus>(templateStatusKey, (before = defaultStatus) => ({ ...before, [id]: isActive }));
			void read.invalidateQueries({ queryKey: emailStatisticsKey });
			const say = isActive ? m.admin_templates_template_activated : m.admin_templates_template_deactivated;
			announce({ tone: "success", text: say({ name }) });
		},
		onError: (error) => {
			const isUnanswered = error instanceof CallError && error.status === undefined;
			const text = isUnanswered
				? m.admin_templates_connection_error()
				: m.admin_templates_modify_error({ reason: errorWords(error) });
			announce({ tone: "failure", text });
		},
	});
	return { toggle: mutate, isBusy: isPending };
}
