const key = "admin_device";

/**
 * A random text that this browser makes once and keeps: where it was sent with a sign-in that succeeded, strangers who
 * guess the password elsewhere do not lock its owner out. Undefined where nothing can be kept.
 */
export function browserDevice(): string | undefined {
	try {
		const kept = localStorage.getItem(key) ?? "";
		if (/^[\w-]{43}$/.test(kept)) return kept;
		const made = base64url(crypto.getRandomValues(new Uint8Array(32)));
		localStorage.setItem(key, made);
		return made;
	} catch {
		return undefined;
	}
}

function base64url(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
