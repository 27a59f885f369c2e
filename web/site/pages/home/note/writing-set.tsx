import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { localMoment } from "#web/site/language/local-moment.ts";
import { AddedLine, useAddedLine } from "#web/site/pages/home/first-lines/added-line.tsx";
import { FirstLinesTray } from "#web/site/pages/home/first-lines/first-lines-tray.tsx";
import { PreviewWhereWanted } from "#web/site/pages/home/letter-preview/preview-where-wanted.tsx";
import { defaultInk, defaultPaper, useStationery } from "#web/site/pages/home/stationery/stationery-choice.ts";
import { StationeryPicker } from "#web/site/pages/home/stationery/stationery-picker.tsx";
import { useHintChoice } from "#web/site/pages/home/writing-hint/hint-conditions.ts";
import { HintSwitch } from "#web/site/pages/home/writing-hint/writing-hint.tsx";
import { SendLater } from "./send-later.tsx";
import { ToolButton, type ToolName, trayId } from "./tool-button.tsx";
import type { NoteInHand } from "./use-send-note.ts";

interface WritingSetProps {
	readonly note: NoteInHand;
	readonly messageField: RefObject<HTMLTextAreaElement | null>;
}

/** What lies ready beside the sheet: a row of tools, each with a tray that opens under it, one at a time. */
export function WritingSet({ note, messageField }: WritingSetProps) {
	const [chosen, setChosen] = useState<ToolName>();
	const hints = useHintChoice();
	const { paper = defaultPaper, ink = defaultInk } = useStationery();
	const added = useAddedLine(note, messageField);
	// A time at fault is not left behind a closed tray.
	const open = note.errors.deliverAt === undefined ? chosen : "later";
	const tool = (name: ToolName, label: string) => ({
		tool: name,
		label,
		open: open === name,
		onPress: () => setChosen(open === name ? undefined : name),
	});
	const closeOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
		if (event.key !== "Escape" || open === undefined) return;
		event.currentTarget.querySelector<HTMLElement>(`[data-tool=${open}]`)?.focus();
		setChosen(undefined);
	};
	return (
		<fieldset className="writing-set" aria-label={m.home_tools_label()} onKeyDown={closeOnEscape}>
			<AddedLine added={added} />
			<div className="tools">
				<ToolButton {...tool("lines", m.home_tool_lines())} />
				<ToolButton {...tool("paper", m.home_tool_paper())} />
				<ToolButton {...tool("later", m.home_later_title())} />
				<ToolButton
					{...tool("hints", hints === false ? m.home_tool_hints_off() : m.home_tool_hints_on())}
					offered={hints !== undefined}
				/>
				<ToolButton {...tool("preview", m.home_tool_preview())} open={undefined} offered={note.message.trim() !== ""} />
			</div>
			<Tray tool="lines" open={open}>
				{open === "lines" && (
					<FirstLinesTray
						onChoose={(line) => {
							setChosen(undefined);
							added.add(line);
						}}
					/>
				)}
			</Tray>
			<Tray tool="paper" open={open}>
				<StationeryPicker />
			</Tray>
			<Tray tool="later" open={open}>
				<SendLater note={note} />
			</Tray>
			<Tray tool="hints" open={open}>
				<HintSwitch />
			</Tray>
			{note.deliverAt !== "" && open !== "later" && (
				<button type="button" className="chosen-time" onClick={() => setChosen("later")}>
					{m.home_later_chosen({ when: localMoment(note.deliverAt) })}
				</button>
			)}
			{open === "preview" && (
				<PreviewWhereWanted message={note.message} paper={paper} ink={ink} onClose={() => setChosen(undefined)} />
			)}
		</fieldset>
	);
}

interface TrayProps {
	readonly tool: ToolName;
	readonly open: ToolName | undefined;
	readonly children: ReactNode;
}

function Tray({ tool, open, children }: TrayProps) {
	const tray = useRef<HTMLDivElement>(null);
	const shown = open === tool;
	useEffect(() => {
		if (shown) tray.current?.scrollIntoView({ block: "nearest" });
	}, [shown]);
	return (
		<div id={trayId(tool)} className="tray" data-tray={tool} data-open={shown} ref={tray}>
			{children}
		</div>
	);
}
