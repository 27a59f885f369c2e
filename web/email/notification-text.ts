import type { NotificationWords } from "./notification-words.ts";

/**
 * The text part. Paragraphs are single lines, as the note's own are: every mail program wraps to its window.
 * Placeholders stand alone on their lines.
 */
export function notificationText(words: NotificationWords, note: string, readUrl: string): string {
	const underline = "-".repeat([...words.heading].length);
	const paragraphs = [
		words.preview,
		`${words.heading}\n${underline}`,
		words.intro,
		"* * *",
		note,
		"* * *",
		`${words.readOnline}\n${readUrl}`,
		`${words.siteName}\n${words.footer}`,
	];
	return `${paragraphs.join("\n\n")}\n`;
}
