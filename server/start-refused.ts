/** Thrown when the service must not start as things are. `message` tells the operator what to do, a line each. */
export class StartRefused extends Error {
	override readonly name: string = "StartRefused";

	constructor([first = "", ...rest]: readonly string[], options?: ErrorOptions) {
		super([first, ...rest.map((line) => `  ${line}`)].join("\n"), options);
	}
}
