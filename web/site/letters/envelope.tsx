import type { ReactNode } from "react";
import type { Paper } from "#contract/stationery.ts";
import { WaxSeal } from "#web/ui/paper/wax-seal.tsx";
import { letterDay } from "./letter-date.ts";

interface EnvelopeProps {
	/** What it is called: "Note no. 2". */
	readonly title: string;
	readonly date: string;
	/** Whether its seal is being broken: then it consists of the parts that move. */
	readonly isBreaking: boolean;
	readonly paper: Paper | undefined;
}

const flap = "M1 6Q1 1 6 1H244Q249 1 249 6L131 84Q125 88 119 84Z";

/** An envelope from behind: its flap, and the wax that closes it. Made of layers, from the back to the front. */
export function Envelope({ title, date, isBreaking, paper }: EnvelopeProps) {
	return (
		<span className="envelope-art" data-paper={paper}>
			<Layer name="back">
				<rect x="1" y="1" width="248" height="163" rx="5" />
			</Layer>
			{isBreaking && (
				<>
					<Layer name="lid">
						<path d={flap} transform="matrix(1 0 0 -1 0 2)" />
					</Layer>
					<span className="envelope-stage" />
				</>
			)}
			<Layer name="front">
				<path d="M1 6 104 76Q125 90 104 104L1 160Z" />
				<path d="M249 6 146 76Q125 90 146 104L249 160Z" />
				<path d="M3 162 112 84Q125 75 138 84L247 162Q245 164 243 164H7Q5 164 3 162Z" />
			</Layer>
			<span className="envelope-words">
				<b>{title}</b> <span>{letterDay(date)}</span>
			</span>
			<Layer name="flap">
				<path d={flap} />
			</Layer>
			<span className="envelope-seal">
				<WaxSeal />
				{isBreaking && <WaxSeal />}
			</span>
		</span>
	);
}

function Layer({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<svg
			className={`envelope-layer envelope-${name}`}
			viewBox="0 0 250 165"
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
		>
			{children}
		</svg>
	);
}
