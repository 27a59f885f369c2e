import type { Correction, CorrectionHeader } from "./correction.ts";

// Magic word, length of the header (32 bits, little-endian), header (JSON, filled up to a multiple of four bytes with
// blanks), buckets, additions (little-endian).
const magic = "BILLETAD";
const headerStart = magic.length + 4;

export function encodeCorrection({ buckets, additions, ...header }: Correction): Uint8Array {
	const json = JSON.stringify(header);
	const headerBytes = new TextEncoder().encode(json.padEnd(json.length + (-json.length & 3)));
	const start = headerStart + headerBytes.length;
	const bytes = new Uint8Array(start + buckets.byteLength + additions.byteLength);
	bytes.set(new TextEncoder().encode(magic));
	new DataView(bytes.buffer).setUint32(magic.length, headerBytes.length, true);
	bytes.set(headerBytes, headerStart);
	bytes.set(new Uint8Array(buckets.buffer, buckets.byteOffset, buckets.byteLength), start);
	bytes.set(new Uint8Array(additions.buffer, additions.byteOffset, additions.byteLength), start + buckets.byteLength);
	return bytes;
}

/** Undefined when the bytes are no correction, or not all of one. */
export function decodeCorrection(bytes: Uint8Array): Correction | undefined {
	const decoder = new TextDecoder();
	if (decoder.decode(bytes.subarray(0, magic.length)) !== magic || bytes.length < headerStart) return undefined;
	const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(magic.length, true);
	const start = headerStart + length;
	if (start > bytes.length) return undefined;
	const header = headerOf(decoder.decode(bytes.subarray(headerStart, start)));
	// Copied, so that they begin where numbers of four bytes may.
	const numbers = new Uint8Array(bytes.subarray(start)).buffer;
	if (header === undefined || numbers.byteLength % (4 + 4 * header.heads) !== 0) return undefined;
	const count = numbers.byteLength / (4 + 4 * header.heads);
	return { ...header, buckets: new Uint32Array(numbers, 0, count), additions: new Float32Array(numbers, 4 * count) };
}

function headerOf(json: string): CorrectionHeader | undefined {
	try {
		const { base, version, examples, heads } = JSON.parse(json);
		const isWhole = typeof base === "string" && typeof version === "string" && Number.isInteger(examples) && heads > 0;
		return isWhole ? { base, version, examples, heads } : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
