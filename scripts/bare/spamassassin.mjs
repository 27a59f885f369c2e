// The spam filter that tests show every e-mail to.
import { existsSync } from "node:fs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";
import { say } from "./prepare.mjs";

/** Installs it when this is root on Debian; elsewhere says that it is missing, and its test is skipped. */
export async function ensureSpamassassin() {
	if (existsSync("/usr/bin/spamassassin")) return;
	if (isRootOnDebian()) await installFromDebian(["spamassassin"]);
	else say("Without spamassassin the test that shows it every e-mail is skipped.");
}
