import type { RefusalCategory } from "#contract/moderation.ts";
import { normalise } from "#moderation/normalise.ts";
import { type NamedRule, namedRules } from "./named-rules.ts";
import { wilson } from "./wilson.ts";

/** A text whose verdict is known, at least as to some categories. */
export interface KnownText {
	readonly text: string;
	readonly label: "accept" | "reject";
	/** Of a kind text, what it is known to be free of; everything when left out. */
	readonly clearOf?: readonly RefusalCategory[];
}

/** How often a rule, or a phrase of it, fired, and on what. */
export interface RulePrecision {
	readonly rule: string;
	/** The phrase or word; undefined for the whole rule. */
	readonly part: string | undefined;
	readonly proves: boolean;
	readonly refused: number;
	readonly kind: number;
	/** What it marked in kind texts, with the texts. */
	readonly mistakes: readonly Mistake[];
}

interface Mistake {
	readonly marked: string;
	readonly text: string;
}

/** Longer texts, which no sender could submit, are read up to here. */
const maxLength = 1000;

/** Tries each rule, and where it fires each of its phrases, on every text; in the order of the rules. */
export function measureRules(texts: readonly KnownText[], rules = namedRules): readonly RulePrecision[] {
	const counts = new Map<NamedRule, Count>(rules.map((rule) => [rule, emptyCount(rule.name)]));
	const partsOf = new Map<NamedRule, readonly NamedRule[]>();
	for (const known of texts) {
		const text = known.text.slice(0, maxLength);
		const views = normalise(text);
		for (const rule of rules) {
			if (!note(counts, rule, { ...known, text }, rule.find(views))) continue;
			const parts = partsOf.get(rule) ?? rule.parts?.() ?? [];
			partsOf.set(rule, parts);
			for (const part of parts) {
				if (!counts.has(part)) counts.set(part, { ...emptyCount(rule.name), part: part.name });
				note(counts, part, { ...known, text }, part.find(views));
			}
		}
	}
	return [...counts].map(([{ proves }, count]) => ({ ...count, proves }));
}

/** Of what a rule marked, the share that is to be refused; undefined when it never fired. */
export function precisionOf({ refused, kind }: Pick<RulePrecision, "refused" | "kind">) {
	const of = refused + kind;
	return of === 0 ? undefined : { share: refused / of, ...wilson(refused, of) };
}

interface Count {
	readonly rule: string;
	readonly part: string | undefined;
	refused: number;
	kind: number;
	readonly mistakes: Mistake[];
}

function emptyCount(rule: string): Count {
	return { rule, part: undefined, refused: 0, kind: 0, mistakes: [] };
}

/** Counts what a rule found; false when it found nothing that the label speaks of. */
function note(
	counts: ReadonlyMap<NamedRule, Count>,
	rule: NamedRule,
	{ text, label, clearOf }: KnownText,
	found: ReturnType<NamedRule["find"]>,
): boolean {
	const [first] = found.filter(({ category }) => clearOf?.includes(category) ?? true);
	const count = counts.get(rule);
	if (first === undefined || count === undefined) return false;
	if (label === "reject") count.refused += 1;
	else {
		count.kind += 1;
		count.mistakes.push({ marked: text.slice(first.start, first.end), text });
	}
	return true;
}
