import { currentLocale } from "#i18n/current-locale.ts";
import { helpLinesOf } from "./help-lines.ts";

/** The help lines for the language of the page, to call with one touch. */
export function HelpLineList() {
	return (
		<ul className="help-lines">
			{helpLinesOf(currentLocale()).map(({ place, name, number, tel }) => (
				<li key={place}>
					<a href={`tel:${tel}`}>
						<span>
							{place}
							{name !== undefined && <small>{name}</small>}
						</span>{" "}
						<strong>{number}</strong>
					</a>
				</li>
			))}
		</ul>
	);
}
