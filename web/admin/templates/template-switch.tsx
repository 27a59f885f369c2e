import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SwitchedTemplate } from "#contract/admin-email.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { useAsk, useErrorWords } from "#web/admin/calls/use-ask.ts";
import { useAnnounce } from "#web/admin/frame/announcer.tsx";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { emailStatisticsKey } from "./email-statistics.tsx";
import { type TemplateStatus, templateStatusKey, usualStatus } from "./template-status.ts";
import { templatesWords } from "./templates-words.ts";

interface TemplateSwitchProps {
	readonly id: SwitchedTemplate;
	readonly name: string;
	readonly isActive: boolean;
	readonly isKnown: boolean;
}

/** Switches an e-mail on and off. It moves only once the server has done it. */
export function TemplateSwitch({ id, name, isActive, isKnown }: TemplateSwitchProps) {
	const words = useWords(templatesWords);
	const { toggle, isBusy } = useToggle(id, name);
	return (
		<button
			type="button"
			role="switch"
			className="template-switch"
			aria-checked={isActive}
			aria-label={words.switchOf(name)}
			aria-disabled={isBusy || !isKnown}
			onClick={() => {
				if (isKnown && !isBusy) toggle(!isActive);
			}}
		>
			<span className="switch-track" />
			<span>{isActive ? words.active : words.inactive}</span>
		</button>
	);
}

function useToggle(id: SwitchedTemplate, name: string) {
	const words = useWords(templatesWords);
	const ask = useAsk();
	const announce = useAnnounce();
	const errorWords = useErrorWords();
	const read = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationFn: (isActive: boolean) =>
			ask("POST /api/admin/email/template/toggle", { body: { templateId: id, isActive } }),
		onSuccess: ({ isActive }) => {
			read.setQueryData<TemplateStatus>(templateStatusKey, (before = usualStatus) => ({ ...before, [id]: isActive }));
			void read.invalidateQueries({ queryKey: emailStatisticsKey });
			const say = isActive ? words.templateActivated : words.templateDeactivated;
			announce({ tone: "success", text: say(name) });
		},
		onError: (error) => {
			const isUnanswered = error instanceof CallError && error.status === undefined;
			const text = isUnanswered ? words.connectionError : words.modifyError(errorWords(error));
			announce({ tone: "failure", text });
		},
	});
	return { toggle: mutate, isBusy: isPending };
}
