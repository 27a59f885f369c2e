/** Some folders or files, each a zone of its own, and what they may import. */
export interface ZoneRow {
	/** What other rows and the table call it. */
	name?: string;
	/**
	 * From the project's root. `{a,b}` stands for each of several, `*` for each folder or file of that place. A file
	 * belongs to the longest zone that names it.
	 */
	zones: string;
	/** Written as `zones`. Without it: whatever it likes. A zone may always import itself and npm packages. */
	may?: readonly string[];
	/** Whether Node's own modules are closed to it. */
	pure?: true;
	why: string;
}

const foundations =
	"server/{clock.ts,config.ts,log.ts,log-stream.ts,lookup-file.ts,request-id.ts,settings,siblings.ts,standard-output.ts,start-refused.ts,stop-on-signals.ts,worker.ts}";
const plumbing = "server/{database,http,privacy}";
const capabilities =
	"server/{analytics,api-token,delivery,idempotency,judge,learning,metrics,proof-of-work,retention,suppression,webhook}";
const belowNouns = [foundations, plumbing, capabilities, "contract", "i18n", "moderation"];

const belowBundles = ["web/ui", "web/api.ts", "contract", "i18n"];
const siteRooms = "web/site/{document,form,frame,island,language,letters,visit}";
const adminParts =
	"web/admin/{address,announcer,calls,charts,dialogs,export,health,language,loading,names,sections,service,session,shortcuts,tables}";

/** Who may import whom: `npm run check` holds the code and the table of ARCHITECTURE.md to it. Tests are free. */
export const zoneRows: readonly ZoneRow[] = [
	{ zones: "contract", may: ["i18n/locales.ts"], why: "what browser and server agree on" },
	{ zones: "i18n", may: [], why: "words only" },
	{
		zones: "moderation",
		may: ["contract", "i18n/locales.ts", "moderation/data-files.ts"],
		pure: true,
		why: "text to verdict, in a server, a worker or a browser",
	},
	{ zones: "moderation/data-files.ts", may: ["i18n/locales.ts"], why: "reads vocabularies and weights from disk" },
	{ zones: "training", may: ["contract", "i18n/locales.ts", "moderation"], why: "programs that train and measure" },
	{
		name: "foundations",
		zones: foundations,
		may: [foundations, "contract"],
		why: "what the rest of the server is built on",
	},
	{
		name: "plumbing",
		zones: plumbing,
		may: [foundations, plumbing, "contract", "i18n/locales.ts"],
		why: "plumbing knows no capability",
	},
	{
		name: "capabilities",
		zones: capabilities,
		may: [foundations, plumbing, "contract", "i18n", "moderation"],
		why: "a capability knows no other and no noun",
	},
	{
		zones: "server/{admin,bounce,contact,deliverability,health,message}",
		may: belowNouns,
		why: "a noun uses capabilities, never another noun",
	},
	{
		zones: "server/{inbox,recipient}",
		may: [...belowNouns, "server/message"],
		why: "what a recipient does with a message",
	},
	{
		zones:
			"server/{app.ts,failed-start.ts,greeting.ts,main.ts,operations.ts,parts.ts,programs.ts,recipients.ts,retention-of-all.ts,service.ts,supervisor}",
		may: ["server", "contract", "i18n", "moderation", "package.json"],
		why: "the composition root; the server never knows the web",
	},
	{ zones: "web/api.ts", may: ["contract"], why: "the client is derived from the contract" },
	{ zones: "web/ui", may: [], why: "knows React, no domain words" },
	{
		zones: "web/{admin,email,site}",
		may: belowBundles,
		why: "a bundle each; never the server, never another bundle",
	},
	{
		name: "shared parts of the site",
		zones: siteRooms,
		may: [siteRooms, "web/site/routes.ts", ...belowBundles],
		why: "what pages share; they know no page",
	},
	{
		zones: "web/site/pages/*",
		may: [siteRooms, "web/site/routes.ts", ...belowBundles],
		why: "a page, which knows no other",
	},
	{
		name: "parts of the administration",
		zones: adminParts,
		may: [adminParts, ...belowBundles],
		why: "what tabs share; they know no tab",
	},
	{
		zones: "web/admin/{analytics,messages,settings,templates}",
		may: [adminParts, ...belowBundles],
		why: "a tab of the administration, which knows no other; `frame/` surrounds them",
	},
	{ zones: "web/service-worker", may: ["i18n/locales.ts"], why: "every visitor downloads it" },
	{
		zones: "web/hint-worker",
		may: ["moderation/hint.ts", "contract/writing-hint.ts"],
		why: "checks a text by the rules of moderation",
	},
	{ zones: "{scripts,tests}", why: "programs and tests for the whole project; nothing imports them" },
	{ zones: "*.config.ts", may: ["scripts", "tests"], why: "configuration of the tools" },
];
