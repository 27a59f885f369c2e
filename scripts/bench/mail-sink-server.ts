import { SMTPServer } from "smtp-server";

/** A mail server that takes everything and keeps nothing. `onMail` is told of the end of each e-mail. */
export function listenForMail(port: number, onMail: () => void = () => {}): SMTPServer {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		onData(stream, _session, callback) {
			stream.resume();
			stream.on("end", () => {
				onMail();
				callback();
			});
		},
	});
	server.on("error", () => {});
	server.listen(port, "127.0.0.1");
	return server;
}
