import { useEffect, useId, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";

interface ConfirmedButtonProps {
	readonly children: string;
	/** Says more than its words, where several buttons have the same. */
	readonly label?: string;
	readonly question: string;
	readonly yes: string;
	readonly onConfirm: () => Promise<void>;
}

/** A button for what cannot be taken back: in its place it asks, and only the answer acts. */
export function ConfirmedButton({ children, label, question, yes, onConfirm }: ConfirmedButtonProps) {
	const [step, setStep] = useState<"rest" | "asked" | "acting">("rest");
	const asking = useRef<HTMLParagraphElement>(null);
	const place = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => {
		if (step === "asked") asking.current?.focus();
	}, [step]);

	const act = async (): Promise<void> => {
		setStep("acting");
		await onConfirm();
		setStep("rest");
	};
	const goBack = (): void => {
		setStep("rest");
		requestAnimationFrame(() => place.current?.querySelector("button")?.focus());
	};
	return (
		<div className="confirmed" ref={place}>
			{step === "rest" ? (
				<button type="button" className="button button-quiet" aria-label={label} onClick={() => setStep("asked")}>
					{children}
				</button>
			) : (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
				<div role="group" aria-labelledby={id}>
					<p id={id} ref={asking} tabIndex={-1}>
						{question}
					</p>
					<Button kind="solid" disabled={step === "acting"} onClick={act}>
						{yes}
					</Button>{" "}
					<Button disabled={step === "acting"} onClick={goBack}>
						{m.yours_no()}
					</Button>
				</div>
			)}
		</div>
	);
}
