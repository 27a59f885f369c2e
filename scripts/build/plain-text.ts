/**
 * A text as the browser fills it in: with placeholders as `{name}` and nothing else that its format knows.
 * @throws for anything else.
 */
export function plainText(key: string, text: string | undefined): string {
	if (typeof text !== "string" || /[\\{}]/.test(text.replaceAll(/\{\w+\}/g, ""))) {
		throw new Error(`The message ${key} has more than plain placeholders, which the administration cannot fill in`);
	}
	return text;
}
