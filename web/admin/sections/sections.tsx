import { useEffect, useState } from "react";
import { type AdminSection, type AdminTab, hrefOf, type SectionOf } from "#web/admin/address/address.ts";
import { mayOpen } from "#web/admin/address/rights.ts";
import { useAddress } from "#web/admin/address/use-address.ts";
import { type LazyCode, LazyPart } from "#web/admin/loading/lazy-part.tsx";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";

/** A part of a tab with an address of its own, fetched when it is first opened. */
export interface SectionOfTab<Tab extends AdminTab = AdminTab> {
	readonly id: SectionOf<Tab>;
	readonly label: () => string;
	readonly code: LazyCode<AdminTabProps>;
}

interface SectionsProps extends AdminTabProps {
	readonly heading: string;
	readonly sections: readonly SectionOfTab[];
}

/** The sections of a tab that one may open, and the links to them. An opened one stays, so that what was typed in it is there on return. */
export function Sections({ heading, sections: all, session, isShown }: SectionsProps) {
	const { tab, section } = useAddress();
	const sections = all.filter(({ id }) => mayOpen(id, session.permissions));
	const selected = sections.find(({ id }) => id === section)?.id ?? sections[0]?.id ?? section;
	const [opened, setOpened] = useState<ReadonlySet<AdminSection>>(new Set([selected]));
	useEffect(() => {
		setOpened((before) => (before.has(selected) ? before : new Set([...before, selected])));
	}, [selected]);
	return (
		<div className="sections">
			<h2 className="sr-only">{heading}</h2>
			<nav className="section-links" aria-label={heading}>
				{sections.map(({ id, label }) => (
					<a key={id} href={hrefOf({ tab, section: id })} aria-current={id === selected ? "page" : undefined}>
						{label()}
					</a>
				))}
			</nav>
			{sections
				.filter(({ id }) => opened.has(id))
				.map(({ id, code }) => (
					<div key={id} className="section" data-section={id} hidden={id !== selected}>
						<LazyPart code={code} props={{ session, isShown: isShown && id === selected }} />
					</div>
				))}
		</div>
	);
}
