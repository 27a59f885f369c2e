/** A square PNG and its width in pixels. */
interface IconImage {
	readonly size: number;
	readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** An ICO file of PNG pictures: a header, a directory, the pictures; all numbers little-endian. */
export function icoFile(images: readonly IconImage[]): Buffer {
	const header = Buffer.alloc(headerLength);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(images.length, 4);
	let offset = headerLength + entryLength * images.length;
	const directory = images.map(({ size, png }) => {
		const entry = Buffer.alloc(entryLength);
		entry.writeUInt8(size, 0);
		entry.writeUInt8(size, 1);
		entry.writeUInt16LE(1, 4);
		entry.writeUInt16LE(32, 6);
		entry.writeUInt32LE(png.length, 8);
		entry.writeUInt32LE(offset, 12);
		offset += png.length;
		return entry;
	});
	return Buffer.concat([header, ...directory, ...images.map(({ png }) => png)]);
}
