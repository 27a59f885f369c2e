import { useRef } from "react";
import type { Place } from "#web/admin/address/address.ts";
import { useAddress } from "#web/admin/address/use-address.ts";
import { useKeyPresses } from "./use-key-presses.ts";

/** Where g and another letter lead. */
const placeOfKey: Readonly<Record<string, Place>> = {
	p: { tab: "messages", params: { view: "pending" } },
	a: { tab: "analytics" },
	t: { tab: "templates" },
	s: { tab: "settings" },
};

/** Makes g and the first letter of a place lead there, wherever one is. */
export function usePlaceKeys(): void {
	const { go } = useAddress();
	const isAfterG = useRef(false);
	useKeyPresses("first", ({ letter }, isRepeated) => {
		const wasAfterG = isAfterG.current;
		isAfterG.current = letter === "g" && !isRepeated;
		if (isAfterG.current) return true;
		const place = wasAfterG && Object.hasOwn(placeOfKey, letter) ? placeOfKey[letter] : undefined;
		if (place !== undefined) go(place, "push");
		// Whatever the letter after g does elsewhere was not meant.
		return wasAfterG && letter.length === 1;
	});
}
