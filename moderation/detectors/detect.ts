import { detectCoordinates, suspectRememberedCoordinates } from "#moderation/detectors/numbers/coordinates.ts";
import { detectPaymentIds } from "#moderation/detectors/numbers/payment-id.ts";
import { detectPhones } from "#moderation/detectors/numbers/phone.ts";
import { detectContactRequests } from "#moderation/lists/contact-requests/contact-request.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { detectBareThreats } from "./bare-threats.ts";
import { detectEmailAddresses } from "./email-address.ts";
import { detectEmojiThreats } from "./emoji-threats.ts";
import { detectPostalAddresses, suspectLonePlaces } from "./postal-address.ts";
import { detectSocialHandles } from "./social-handle.ts";
import { detectUnreadable } from "./unreadable.ts";
import { detectUrls } from "./url.ts";

type Detector = (views: Views) => readonly Finding[];

const contactDetectors: readonly Detector[] = [
	detectPhones,
	detectPaymentIds,
	detectCoordinates,
	detectEmailAddresses,
	detectUrls,
	detectSocialHandles,
	detectPostalAddresses,
];

const detectors: readonly Detector[] = [
	...contactDetectors,
	detectContactRequests,
	detectEmojiThreats,
	detectBareThreats,
	detectUnreadable,
];

/** Everything that a rule can prove from the text alone. */
export function detect(views: Views): readonly Finding[] {
	return detectors.flatMap((detector) => detector(views));
}

/** The contact data that are written down in a text, also those that are only suspected. */
export function detectContactData(views: Views): readonly Finding[] {
	return [...contactDetectors.flatMap((detector) => detector(views)), ...suspectContactData(views)];
}

/** Contact data that a kind note has nearly as often. */
export function suspectContactData(views: Views): readonly Finding[] {
	return [...suspectLonePlaces(views), ...suspectRememberedCoordinates(views)];
}
