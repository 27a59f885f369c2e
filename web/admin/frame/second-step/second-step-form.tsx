import { useEffect, useRef } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type SecondStep, useSecondStep } from "./use-second-step.ts";

/** What follows the password: a code or a passkey. */
export function SecondStepForm(step: SecondStep) {
	const { code, setCode, error, isBusy, submit, showPasskey } = useSecondStep(step);
	const first = useRef<HTMLInputElement>(null);
	useEffect(() => first.current?.focus(), []);
	return (
		<form className="stacked-form" onSubmit={submit}>
			<p className="panel-note">{m.admin_second_step_text()}</p>
			{step.methods.includes("passkey") && (
				<button type="button" className="action" onClick={() => void showPasskey()} disabled={isBusy}>
					{m.admin_second_step_passkey()}
				</button>
			)}
			<label htmlFor="second-step-code">{m.admin_second_step_code()}</label>
			<input
				ref={first}
				id="second-step-code"
				name="code"
				autoComplete="one-time-code"
				autoCapitalize="characters"
				spellCheck={false}
				required
				maxLength={40}
				value={code}
				onChange={(event) => setCode(event.target.value)}
				aria-describedby="second-step-error"
			/>
			<p id="second-step-error" className="error-line" role="alert">
				{error}
			</p>
			<button type="submit" className="action action-main" disabled={isBusy}>
				{isBusy ? m.admin_sign_in_submitting() : m.admin_sign_in_submit()}
			</button>
			<button type="button" className="action" onClick={() => step.onOver(undefined)}>
				{m.admin_second_step_back()}
			</button>
		</form>
	);
}
