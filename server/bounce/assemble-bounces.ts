import type { FastifyInstance } from "fastify";
import type { BounceWebhook, Config } from "#server/config.ts";
import type { Admission } from "#server/http/admission.ts";
import type { Log } from "#server/log.ts";
import { type BounceDependencies, createBounceLifecycle } from "./bounce-lifecycle.ts";
import { registerBounces } from "./bounce-routes.ts";
import { createGenericWebhook } from "./generic-webhook.ts";
import { createMailgunWebhook } from "./mailgun-webhook.ts";
import { createPostmarkWebhook } from "./postmark-webhook.ts";
import { createSendgridWebhook } from "./sendgrid-webhook.ts";
import { createSesWebhook } from "./ses-webhook.ts";
import { createSnsEnvelopes, type FetchCertificate, fetchSnsCertificate } from "./sns-envelopes.ts";
import type { ReadWebhook } from "./webhook.ts";

interface BouncesBase extends BounceDependencies {
	readonly config: Config;
	/** Instead of Amazon. */
	readonly fetchCertificate?: FetchCertificate | undefined;
}

/** More than any report on our e-mails; SendGrid sends what happened in half a minute together. */
const bodyLimits = { report: 256 * 1024, batch: 1024 * 1024 };

/** What mail servers and providers report of our e-mails. Without a key nobody may report anything. */
export function assembleBounces({ config, fetchCertificate, ...base }: BouncesBase) {
	const { clock, log } = base;
	const lifecycle = createBounceLifecycle(base);
	const { bounceWebhook: webhook } = config;
	return {
		listener: lifecycle.listener,

		register(app: FastifyInstance, admission: Admission): void {
			if (webhook === undefined) return;
			const readWebhook = openWebhook(webhook, fetchCertificate ?? fetchSnsCertificate, log);
			const bodyLimit = webhook.provider === "sendgrid" ? bodyLimits.batch : bodyLimits.report;
			registerBounces(app, { readWebhook, lifecycle, admission, bodyLimit, clock });
		},
	};
}

function openWebhook({ provider, key }: BounceWebhook, fetchCertificate: FetchCertificate, log: Log): ReadWebhook {
	switch (provider) {
		case "generic":
			return createGenericWebhook(key);
		case "postmark":
			return createPostmarkWebhook(key);
		case "sendgrid":
			return createSendgridWebhook(key);
		case "mailgun":
			return createMailgunWebhook(key);
		case "ses":
			return createSesWebhook(createSnsEnvelopes({ topicArn: key, fetchCertificate, log }));
	}
}
