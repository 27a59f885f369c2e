import { createHash } from "node:crypto";

/** The source expression by which a content security policy allows one inline script or style (CSP Level 3, section 2.3.1). */
export function cspHash(content: string): string {
	return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
