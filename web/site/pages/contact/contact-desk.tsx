import { useKeptHeight } from "#web/site/form/use-kept-height.ts";
import { ContactForm } from "./contact-form.tsx";

/** The form, in a place that keeps its height while a message is on its way. */
export function ContactDesk() {
	const desk = useKeptHeight();
	return (
		<div ref={desk.ref} style={{ minHeight: desk.minHeight }}>
			<ContactForm onLeave={desk.keep} />
		</div>
	);
}
