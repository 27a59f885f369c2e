import { type ComponentType, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { type FirstLines, feelings, loadFirstLines } from "./first-lines.ts";

export interface DrawerProps {
	readonly onChoose: (line: string) => void;
}

const wordsOf = {
	begin: m.first_lines_begin,
	thank: m.first_lines_thank,
	miss: m.first_lines_miss,
	apologise: m.first_lines_apologise,
	friend: m.first_lines_friend,
} as const;

/** The drawer with the lines of the page's language in it. */
export async function openDrawer(): Promise<ComponentType<DrawerProps>> {
	const lines = await loadFirstLines(currentLocale());
	return (props) => <FirstLinesDrawer lines={lines} {...props} />;
}

/** Lines to begin a letter with, by what one feels, and the way to kinder words. */
function FirstLinesDrawer({ lines, onChoose }: DrawerProps & { readonly lines: FirstLines }) {
	const [feeling, setFeeling] = useState<keyof FirstLines>("begin");
	return (
		<div className="first-lines">
			<h2>{m.first_lines_title()}</h2>
			<fieldset>
				<legend className="sr-only">{m.first_lines_feelings()}</legend>
				{feelings.map((each) => (
					<label key={each}>
						<input type="radio" name="feeling" checked={each === feeling} onChange={() => setFeeling(each)} />
						<span>{wordsOf[each]()}</span>
					</label>
				))}
			</fieldset>
			<p className="sr-only">{m.first_lines_intro()}</p>
			<ul>
				{lines[feeling].map((line) => (
					<li key={line}>
						<button type="button" onClick={() => onChoose(line)}>
							{line}
						</button>
					</li>
				))}
			</ul>
			<PageLink to="conditions" fragment="examples">
				{m.first_lines_kindly()}
			</PageLink>
		</div>
	);
}
