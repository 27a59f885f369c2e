import { Type } from "typebox";

/** The header by which a caller names a request, so that a repeat of it is answered as the first and does nothing more. */
export const IdempotencyHeaders = Type.Object({
	"idempotency-key": Type.Optional(
		Type.String({
			pattern: "^[!-~]{16,64}$",
			description:
				"A random name for this request, 16 to 64 visible ASCII characters, made anew for each. For 24 hours the same key with the same body is the same request: it is answered as the first was and does nothing more. The same key with another body is a 409. What was refused for a limit, or could not be stored, was not done and is not remembered.",
			examples: ["8c1f3f0e6a5b4d2c9e7a1b3c5d7f9a0b"],
		}),
	),
});
