import type { ReactNode } from "react";
import type { Ink, Paper } from "#contract/stationery.ts";
import { m } from "#i18n/compiled/messages.js";
import { chooseStationery, defaultInk, defaultPaper, stationeryNames, useStationery } from "./stationery-choice.ts";

/** Four papers and three inks, each shown as it is. The sheet that is written on changes at once. */
export function StationeryPicker() {
	const { paper = defaultPaper, ink = defaultInk } = useStationery();
	return (
		<div className="stationery-picker">
			<fieldset>
				<legend>{m.stationery_paper()}</legend>
				{(Object.keys(stationeryNames.paper) as Paper[]).map((name) => (
					<Choice key={name} kind="paper" name={name} words={stationeryNames.paper[name]()} chosen={name === paper}>
						<i className="paper-swatch" data-paper={name} />
					</Choice>
				))}
			</fieldset>
			<fieldset>
				<legend>{m.stationery_ink()}</legend>
				{(Object.keys(stationeryNames.ink) as Ink[]).map((name) => (
					<Choice key={name} kind="ink" name={name} words={stationeryNames.ink[name]()} chosen={name === ink}>
						<svg className="ink-swatch" data-ink={name} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
							<path d="M4 19c5-13 9-13 8-5s1 8 5 1 5-7 5-1 3 5 6 1 4-4 8-2" />
						</svg>
					</Choice>
				))}
			</fieldset>
		</div>
	);
}

interface ChoiceProps {
	readonly kind: "paper" | "ink";
	readonly name: string;
	readonly words: string;
	readonly chosen: boolean;
	readonly children: ReactNode;
}

function Choice({ kind, name, words, chosen, children }: ChoiceProps) {
	return (
		<label>
			<input type="radio" name={kind} value={name} checked={chosen} onChange={() => chooseStationery(kind, name)} />
			{children}
			<span>{words}</span>
		</label>
	);
}
