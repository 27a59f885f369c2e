import type { InstallationEvent } from "./installation-event.ts";
import { whenToldOfLetter } from "./letter-told.ts";

/**
 * Holds back the browser's offer to keep the site on the home screen until a letter has been sent or received: before
 * that, nobody knows what it would be for. Then it is a quiet bar, which is declined once for good.
 */
export function holdInstallation(): void {
	let offered: InstallationEvent | undefined;
	let hasLetter = false;
	const showWhenDue = async (): Promise<void> => {
		if (offered === undefined || !hasLetter) return;
		const installation = offered;
		offered = undefined;
		try {
			const { showInstallOffer } = await import("./install-offer.ts");
			showInstallOffer(installation);
		} catch {
			// The browser's own menu offers the same.
		}
	};
	addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		offered = event as InstallationEvent;
		void showWhenDue();
	});
	whenToldOfLetter(() => {
		hasLetter = true;
		void showWhenDue();
	});
}
