import { createPlainMail } from "./plain-mail.ts";

/** The yardstick of the delivery worker: nodemailer's pool, and so many e-mails to be sent. */
const { SMTP_PORT, EMAILS } = process.env;
const send = createPlainMail(Number(SMTP_PORT));

await Promise.all(
	Array.from({ length: Number(EMAILS) }, (_, index) =>
		send(
			`bench${index}@bench${index % 97}.example.org`,
			`Your smile is the best part of my mornings, number ${index % 7}`,
		),
	),
);
