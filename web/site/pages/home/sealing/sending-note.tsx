import { m } from "#i18n/compiled/messages.js";
import { AddressedEnvelope } from "#web/ui/paper/addressed-envelope.tsx";
import type { Sealing } from "./use-sealing.ts";

interface SendingNoteProps {
	readonly recipient: string;
	readonly sealing: Sealing;
	/** The browser has to do a calculation first. */
	readonly proving: boolean;
}

/** A note on its way: its sealing, then the sealed envelope for as long as the answer takes. */
export function SendingNote({ recipient, sealing: { scene, sealed, onSealed }, proving }: SendingNoteProps) {
	return (
		<div className="sending" data-waiting={sealed || scene === undefined}>
			{scene === undefined ? (
				<AddressedEnvelope address={recipient} />
			) : (
				<scene.Moment letter={scene.letter} moment={scene.moment} onSealed={onSealed} />
			)}
			<p>{proving ? m.home_send_proving() : m.home_send_sending()}</p>
		</div>
	);
}
