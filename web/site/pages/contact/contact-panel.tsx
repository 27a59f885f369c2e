import { useKeptHeight } from "#web/site/form/use-kept-height.ts";
import { ContactForm } from "./contact-form.tsx";

/** The form, in a place that keeps its height while a message is on its way. */
export function ContactPanel() {
	const kept = useKeptHeight();
	return (
		<div ref={kept.ref} style={{ minHeight: kept.minHeight }}>
			<ContactForm onLeave={kept.keep} />
		</div>
	);
}
