import { detectContactRequests } from "#moderation/detectors/contact-requests/contact-request.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { detectCoordinates } from "./coordinates.ts";
import { detectEmailAddresses } from "./email-address.ts";
import { detectMeetings } from "./meeting.ts";
import { detectObsession } from "./obsession.ts";
import { detectOtherLanguage } from "./other-language.ts";
import { detectPaymentIds } from "./payment-id.ts";
import { detectPhones } from "./phone.ts";
import { detectPostalAddresses } from "./postal-address.ts";
import { detectSocialHandles } from "./social-handle.ts";
import { detectSpam } from "./spam.ts";
import { detectThreats } from "./threat.ts";
import { detectUnreadable } from "./unreadable.ts";
import { detectUrls } from "./url.ts";

const detectors: readonly ((views: Views) => readonly Finding[])[] = [
	detectPhones,
	detectPaymentIds,
	detectCoordinates,
	detectEmailAddresses,
	detectUrls,
	detectSocialHandles,
	detectPostalAddresses,
	detectContactRequests,
	detectThreats,
	detectMeetings,
	detectSpam,
	detectObsession,
	detectUnreadable,
	detectOtherLanguage,
];

/** Everything that a rule can prove from the text alone. */
export function detect(views: Views): readonly Finding[] {
	return detectors.flatMap((detector) => detector(views));
}
