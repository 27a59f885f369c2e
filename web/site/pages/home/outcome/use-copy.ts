import { useState } from "react";

/** Copies a text, and says how that went: undefined as long as nobody has tried. */
export function useCopy(): { readonly copied: boolean | undefined; copy(text: string): Promise<void> } {
	const [copied, setCopied] = useState<boolean>();
	return {
		copied,
		async copy(text) {
			try {
				// A page without HTTPS has no clipboard, and a visitor may have refused it.
				await navigator.clipboard.writeText(text);
				setCopied(true);
			} catch {
				setCopied(false);
			}
		},
	};
}
