import { type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";

/** The links and sessions of a person. They are for no e-mail of their own: whoever asks gets one for what lies behind. */
export const personalLinks: PersonalRows = {
	name: "links_and_sessions",

	async isKept() {
		return false;
	},

	async show(queries, { recipientKey }) {
		const links = await queries
			.selectFrom("inbox_link")
			.select("created_at")
			.where("recipient_key", "=", recipientKey)
			.execute();
		const sessions = await queries
			.selectFrom("inbox_session")
			.select(["created_at", "used_at"])
			.where("recipient_key", "=", recipientKey)
			.execute();
		const things = [
			...links.map(({ created_at }) => ({ kind: "link", created_at: shownMoment(created_at) })),
			...sessions.map(({ created_at, used_at }) => ({
				kind: "session",
				created_at: shownMoment(created_at),
				used_at: shownMoment(used_at),
			})),
		];
		return { things, after: undefined };
	},

	async erase(queries, { recipientKey }) {
		await queries.deleteFrom("inbox_link").where("recipient_key", "=", recipientKey).execute();
		await queries.deleteFrom("inbox_session").where("recipient_key", "=", recipientKey).execute();
		return 0;
	},
};
