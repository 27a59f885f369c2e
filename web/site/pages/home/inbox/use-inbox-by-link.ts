import { useSyncExternalStore } from "react";
import { inboxByLinkMeta } from "#contract/inbox-access.ts";

const never = () => () => {};

/** Whether the service shows letters to those only who open a link that was mailed to their address. */
export function useInboxByLink(): boolean {
	return useSyncExternalStore(
		never,
		() => document.querySelector(`meta[name="${inboxByLinkMeta}"]`) !== null,
		() => false,
	);
}
