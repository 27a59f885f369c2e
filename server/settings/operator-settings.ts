import { setting } from "./setting.ts";
import { address, lines, password, passwordHash, plain } from "./settings-parsers.ts";

/** Who runs the service, as `/legal` says, and who administers it first. */
export const operatorSettings = {
	operatorName: setting({
		variable: "OPERATOR_NAME",
		parse: lines,
		default: undefined,
		about:
			"who runs this site: a person, or a company with its registration and its representative. `/legal` shows this and the next four settings as you type them; separate lines with `\\|`",
	}),
	operatorAddress: setting({
		variable: "OPERATOR_ADDRESS",
		parse: lines,
		default: undefined,
		about: "their postal address; in France with a telephone number",
	}),
	operatorEmail: setting({
		variable: "OPERATOR_EMAIL",
		parse: address,
		default: undefined,
		about: "their e-mail address, for writing without the contact form",
	}),
	hoster: setting({
		variable: "HOSTER",
		parse: lines,
		default: undefined,
		about: "your hosting company: name, address, telephone number",
	}),
	grievanceOfficer: setting({
		variable: "GRIEVANCE_OFFICER",
		parse: lines,
		default: undefined,
		about: "for India (IT Rules 2021, rule 3(2)): name and contact details of the person who handles complaints",
	}),
	adminUsername: setting({
		variable: "ADMIN_USERNAME",
		parse: plain,
		default: "admin",
		about: "the first administrator's name, in a new database",
	}),
	adminPassword: setting({
		variable: "ADMIN_PASSWORD",
		parse: password,
		default: undefined,
		defaultShown: "generated and printed once",
		about: "the first administrator's password; the most common ones are refused",
	}),
	adminPasswordHash: setting({
		variable: "ADMIN_PASSWORD_HASH",
		parse: passwordHash,
		default: undefined,
		about:
			"instead of `ADMIN_PASSWORD`: an argon2id hash, as `npm run --silent password:hash` prints it (in compose files write each `$` as `$$`). A new value replaces that administrator's password and ends their sessions; the same value again changes nothing",
	}),
};
