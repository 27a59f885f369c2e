import { describe, expect, it } from "vitest";
import { ExpectedError } from "#contract/errors.ts";
import { isCommonPassword, requireNewPassword } from "./new-password.ts";

describe("a new password", () => {
	it.each(["123456", "password", "PassWord1", "qwerty", "azerty123", "motdepasse", "jetaime", "iloveyou", "letmein"])(
		"is refused when it is as common as %s",
		async (password) => {
			expect(await isCommonPassword(password)).toBe(true);
			const refused = requireNewPassword("newPassword", password);
			await expect(refused).rejects.toMatchObject({ reason: "password_common", detail: { field: "newPassword" } });
		},
	);

	it.each(["BilletDoux2027", "billet-doux", "admin!2027", "love.letter", "Owner-Admin-1"])(
		"is refused when it only says what this service and its people are called: %s",
		async (password) => {
			await expect(requireNewPassword("newPassword", password)).rejects.toMatchObject({ reason: "password_common" });
		},
	);

	it("may be any other of six characters or more, kept as it was typed", async () => {
		for (const password of [
			"correct horse",
			"Mésange bleue",
			"राजहंस और मोर",
			"xk7-qp",
			"constructor",
			"billet for Jeanne",
			"20270214",
		]) {
			expect(await requireNewPassword("newPassword", password)).toBe(password);
		}
		await expect(requireNewPassword("newPassword", "xk7qp")).rejects.toBeInstanceOf(ExpectedError);
	});

	it("is compared with every one of more than the 10,000 that are chosen most", async () => {
		const { dictionary } = await import("@zxcvbn-ts/language-common");
		const common = dictionary["passwords-common"];
		expect(new Set(common).size).toBeGreaterThan(10_000);
		const missed: string[] = [];
		for (const password of common) if (!(await isCommonPassword(password.toUpperCase()))) missed.push(password);
		expect(missed).toEqual([]);
	});
});
