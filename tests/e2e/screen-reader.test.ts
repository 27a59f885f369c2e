import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { locales, nativeNameOf } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectFocused, expectRefused, homePage } from "./home-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const phoneNumber = "06 12 34 56 78";

describe.each(locales)("what a screen reader is given, in %s", (locale) => {
	it("a note is refused, sent and read", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		const { say } = home;
		const address = `tree-${locale}@example.org`;
		const counted = (count: number) => say(m.home_send_counter_label, { count, limit: limits.messageCharacters });
		const foot = [`link "${say(m.home_send_rules_link)}":`, `button "${say(m.home_send_button)}"`];

		await home.open();
		await expectHeard(page, [
			`link "${say(m.site_skip_to_content)}":`,
			"banner:",
			`link "${say(m.site_home_link)}":`,
			`navigation "${say(m.language_switch_label)}":`,
			...locales.map((each) => `link "${nativeNameOf[each]}":`),
			"main:",
			`heading "${say(m.home_heading)}" [level=1]`,
			`tablist "${say(m.home_tabs_label)}":`,
			`tab "${say(m.home_tab_send)}" [selected]`,
			`tab "${say(m.home_tab_received)}"`,
			`tabpanel "${say(m.home_tab_send)}":`,
			`textbox "${say(m.home_send_recipient_label)}":`,
			`paragraph: ${say(m.home_send_recipient_hint)}`,
			`textbox "${say(m.home_send_message_label)}":`,
			`paragraph: ${counted(0)}`,
			`${foot[1]} [disabled]`,
			`region "${say(m.home_features_label)}":`,
			"contentinfo:",
			`navigation "${say(m.footer_label)}":`,
			`link "${say(m.footer_conditions)}":`,
		]);

		await home.write("jane", "You are kind.");
		await home.send.click();
		await expectFocused(home.recipient);
		await expectHeard(page, [
			`textbox "${say(m.home_send_recipient_label)}" [invalid]:`,
			`paragraph: ${say(m.error_address_format)}`,
			`textbox "${say(m.home_send_message_label)}":`,
			`paragraph: ${counted(13)}`,
			...foot,
		]);

		await home.write(address, `You are kind. ${phoneNumber}`);
		await home.send.click();
		await expectRefused(home);
		await expectHeard(page, [
			`tabpanel "${say(m.home_tab_send)}":`,
			`textbox "${say(m.home_send_recipient_label)}":`,
			`textbox "${say(m.home_send_message_label)}" [invalid]:`,
			`text: You are kind. ${phoneNumber}`,
			`note "${say(m.outcome_rejected_title)}":`,
			`paragraph: ${say(m.category_personal_info)}`,
			`heading "${say(m.outcome_rejected_title)}" [level=2]`,
			`paragraph: ${say(m.reason_personal_info)}`,
			`paragraph: ${say(m.outcome_rejected_advice)}`,
			`button "${say(m.outcome_rejected_edit)}"`,
			`link "${say(m.outcome_rejected_rule)}":`,
			`group: ${say(m.outcome_rejected_tips_title)}`,
			`link "${say(m.outcome_rejected_contest_link)}":`,
			...foot,
		]);

		await home.message.fill("You are kind.");
		await home.send.click();
		await expectFocused(home.heading(say(m.outcome_sent_title)));
		await expectHeard(page, [
			`heading "${say(m.outcome_sent_title)}" [level=2]`,
			`paragraph: ${say(m.outcome_sent_text, { recipient: address })}`,
			`button "${say(m.outcome_write_another)}"`,
			`region "${say(m.home_features_label)}":`,
		]);
		expect(await heard(page)).not.toContain(foot[1]);

		await home.receivedTab.click();
		await home.openInbox(address);
		await home.letters.first().waitFor();
		await expectHeard(page, [
			`tab "${say(m.home_tab_received)}" [selected]`,
			`tabpanel "${say(m.home_tab_received)}":`,
			`textbox "${say(m.inbox_address_label)}":`,
			`button "${say(m.inbox_button)}"`,
			`region "${say(m.inbox_heading, { address })}":`,
			`heading "${say(m.inbox_heading, { address })}" [level=2]`,
			`status: ${say(m.inbox_count, { count: 1 })}`,
			`article "${say(m.inbox_letter_title, { number: 1 })}":`,
			`heading "${say(m.inbox_letter_title, { number: 1 })}" [level=3]`,
			"paragraph: You are kind.",
		]);

		await home.openInbox("nobody@example.org");
		await home.heading(say(m.inbox_empty_title)).waitFor();
		await expectHeard(page, [
			`heading "${say(m.inbox_empty_title)}" [level=2]`,
			`paragraph: ${say(m.inbox_empty_text)}`,
		]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

/** Expects these lines in the accessibility tree, in this order, whatever stands between them. */
async function expectHeard(page: Page, lines: readonly string[]): Promise<void> {
	const said = await heard(page);
	let from = 0;
	for (const line of lines.map(oneSpace)) {
		const at = said.indexOf(line, from);
		expect(at, `${line}\nafter line ${from} of\n${said.join("\n")}`).not.toBe(-1);
		from = at + 1;
	}
}

/** The tree has spaces of one kind only. */
function oneSpace(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** The accessibility tree as `role "name" [state]`, a line each; what YAML puts in quotes is taken out of them. */
async function heard(page: Page): Promise<string[]> {
	const tree = await page.locator("body").ariaSnapshot();
	return tree.split("\n").map((line) =>
		line
			.trim()
			.replace(/^- /, "")
			.replace(/^'(.*)'(:?)/, (_, key: string, colon: string) => key.replaceAll("''", "'") + colon)
			.replace(/(?<=: )"(.*)"$/, (quoted) => JSON.parse(quoted)),
	);
}
