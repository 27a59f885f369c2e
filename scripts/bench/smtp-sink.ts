import { SMTPServer } from "smtp-server";

/** A mail server that takes everything and keeps nothing; a program of its own, so that it has its own core. */
const server = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS"],
	disableReverseLookup: true,
	logger: false,
	onData(stream, _session, callback) {
		stream.resume();
		stream.on("end", () => callback());
	},
});
server.on("error", () => {});
server.listen(Number(process.env.PORT), "127.0.0.1");
