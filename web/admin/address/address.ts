/** The parts of the administration and the sections of each; the first is the one shown unless another is named. */
const sectionsOf = {
	messages: ["messages"],
	analytics: ["analytics"],
	templates: ["templates", "deliverability"],
	settings: ["account", "team", "health", "connections", "examples", "audit", "system"],
} as const;

export type AdminTab = keyof typeof sectionsOf;
export type SectionOf<Tab extends AdminTab> = (typeof sectionsOf)[Tab][number];
export type AdminSection = SectionOf<AdminTab>;

export const adminTabs = Object.keys(sectionsOf) as AdminTab[];

/** A place in the administration. What a place shows (view, filters, period, message) stands in its parameters. */
export interface Address {
	readonly tab: AdminTab;
	readonly section: AdminSection;
	readonly params: Readonly<Record<string, string>>;
}

/** A place to lead to: the tab's first section and no parameters where none are named. */
export interface Place {
	readonly tab: AdminTab;
	readonly section?: AdminSection | undefined;
	readonly params?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Reads a fragment, as `#messages?view=reported`. What names nothing leads to the first tab or section. */
export function addressOf(hash: string): Address {
	const [path = "", query = ""] = splitOnce(hash.replace(/^#/, ""), "?");
	const [tabName = "", sectionName = ""] = splitOnce(path, "/");
	const tab = adminTabs.find((each) => each === tabName) ?? "messages";
	const sections: readonly AdminSection[] = sectionsOf[tab];
	const section = sections.find((each) => each === sectionName) ?? sectionsOf[tab][0];
	return { tab, section, params: Object.fromEntries(new URLSearchParams(query)) };
}

/** The fragment of a place, as a link has it: never sent to a server. An empty parameter is left out. */
export function hrefOf({ tab, section, params = {} }: Place): string {
	const path = section === undefined || section === sectionsOf[tab][0] ? tab : `${tab}/${section}`;
	const set = Object.entries(params).filter((entry): entry is [string, string] => (entry[1] ?? "") !== "");
	return set.length === 0 ? `#${path}` : `#${path}?${new URLSearchParams(set)}`;
}

/** A change of place: where only parameters are named the others stay, and an empty one goes. */
export type AddressChange = Partial<Place>;

/** The place after a change. Another tab or section begins without parameters. */
export function changed(from: Address, { tab = from.tab, section, params = {} }: AddressChange): Address {
	const to = addressOf(hrefOf({ tab, section: section ?? (tab === from.tab ? from.section : undefined) }));
	const isSame = to.tab === from.tab && to.section === from.section;
	return addressOf(hrefOf({ ...to, params: { ...(isSame ? from.params : {}), ...params } }));
}

function splitOnce(text: string, by: string): readonly [string, string] {
	const at = text.indexOf(by);
	return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + by.length)];
}
