import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { ById } from "./row-id.ts";
import { Done, successWith } from "./success.ts";

/** A session as its own administrator sees it. */
export const OwnSession = Type.Object({
	id: Type.String({ description: "Not the token." }),
	created_at: Type.String({ format: "date-time" }),
	used_at: Type.String({ format: "date-time", description: "To the minute." }),
	browser: Type.Union([Type.String(), Type.Null()], { description: "By family, as “Firefox”; null when not known." }),
	system: Type.Union([Type.String(), Type.Null()], { description: "As “Android”; null when not known." }),
	is_this: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

export const listSessions = defineEndpoint({
	method: "GET",
	path: "/api/admin/sessions",
	summary: "List one’s own open sessions, the one used last first",
	access: "signed_in",
	responses: { 200: successWith({ sessions: Type.Array(OwnSession) }) },
});

export const endSession = defineEndpoint({
	method: "DELETE",
	path: "/api/admin/sessions/:id",
	summary: "End one of one’s own sessions",
	access: "signed_in",
	params: ById,
	responses: { 200: Done, 404: Failure },
});

export const endOtherSessions = defineEndpoint({
	method: "POST",
	path: "/api/admin/sessions/end-others",
	summary: "End all of one’s own sessions but this one",
	access: "signed_in",
	responses: { 200: successWith({ ended: Type.Integer() }) },
});
