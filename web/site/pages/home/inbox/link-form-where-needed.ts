import { useSyncExternalStore } from "react";
import { inboxByLinkMeta } from "#contract/inbox-access.ts";
import type { LinkForm } from "#web/site/letters/link-form.tsx";

let form: typeof LinkForm | undefined;

/**
 * Loads the form that asks for a link where the service shows letters to those only who open one that was mailed to
 * their address. To be done before React takes the page over, which without it would show the other form.
 */
export async function loadLinkFormWhereNeeded(): Promise<void> {
	if (document.querySelector(`meta[name="${inboxByLinkMeta}"]`) === null) return;
	({ LinkForm: form } = await import("#web/site/letters/link-form.tsx"));
}

const never = () => () => {};

/** The form that asks for a link; undefined where letters are shown by address, and while the page is drawn at build. */
export function useLinkForm(): typeof LinkForm | undefined {
	return useSyncExternalStore(
		never,
		() => form,
		() => undefined,
	);
}
