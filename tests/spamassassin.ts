import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";

const program = "/usr/bin/spamassassin";

/** By Debian's package; where it is missing its tests are skipped. */
export const hasSpamassassin = existsSync(program);

/** What SpamAssassin finds in an e-mail by its own rules, without asking any network. */
interface SpamScore {
	readonly score: number;
	/** The names of the rules that matched. */
	readonly rules: string;
}

/** Scores e-mails in one run, in their order: a start costs as much as dozens of e-mails. */
export async function scoreAll(raws: readonly string[]): Promise<readonly SpamScore[]> {
	const child = spawn(program, ["--test-mode", "--local", "--nocreate-prefs", "--mbox"], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	child.stdin.end(raws.map(asMbox).join(""));
	const answers = (await text(child.stdout)).split(separator).slice(1);
	if (answers.length !== raws.length) throw new Error(`${answers.length} scores for ${raws.length} e-mails`);
	// It answers by date.
	const numbered = answers.map((answer) => ({ index: Number(/^X-Trial: (\d+)$/m.exec(answer)?.[1]), answer }));
	return numbered.toSorted((one, other) => one.index - other.index).map(({ answer }) => scoreOf(answer));
}

const separator = /^From trial@localhost .*$/m;

function asMbox(raw: string, index: number): string {
	const lines = raw.replaceAll("\r\n", "\n").replace(/^>*From /gm, ">$&");
	return `From trial@localhost Sat Feb 14 08:00:00 2026\nX-Trial: ${index}\n${lines}\n`;
}

function scoreOf(answer: string): SpamScore {
	const [status = ""] = /^X-Spam-Status: .*$/m.exec(answer.replace(/\n[ \t]+/g, " ")) ?? [];
	return {
		score: Number(/score=(-?[\d.]+)/.exec(status)?.[1]),
		rules: /tests=(.*?) (?:autolearn|version)=/.exec(status)?.[1] ?? "",
	};
}
