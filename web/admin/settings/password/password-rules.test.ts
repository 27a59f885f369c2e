import { expect, test } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type PasswordFault, passwordFault } from "./password-rules.ts";

test.each<[string, string, string, PasswordFault | undefined]>([
	["", "abcdef", "abcdef", "allRequired"],
	["old", "", "", "allRequired"],
	["old", "abcdef", "", "allRequired"],
	["old", "abc", "abd", "mismatch"],
	["old", "abcdef", "abcdeF", "mismatch"],
	["old", "12345", "12345", "password_too_short"],
	["old", "💌💌💌💌💌", "💌💌💌💌💌", "password_too_short"],
	["old", "123456", "123456", undefined],
	["old", "x".repeat(200), "x".repeat(200), undefined],
	["old", "x".repeat(201), "x".repeat(201), "password_too_long"],
])("%j → %j, again %j: %s", (current, next, confirmed, fault) => {
	expect(passwordFault({ current, next, confirmed })).toBe(fault);
});

test("the French texts are those that were asked for", () => {
	const french = { locale: "fr" } as const;
	expect([
		m.admin_settings_mismatch({}, french),
		m.admin_settings_too_short({}, french),
		m.admin_settings_change_failed({}, french),
	]).toEqual([
		"Les nouveaux mots de passe ne correspondent pas",
		"Le nouveau mot de passe doit contenir au moins 6 caractères",
		"Erreur lors du changement de mot de passe",
	]);
});
