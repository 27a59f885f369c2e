/** The part of `subset-font` that the build uses; the package ships no types. */
declare module "subset-font" {
	interface SubsetOptions {
		readonly targetFormat: "woff2";
		/** Leaves out the instructions that only low-resolution screens follow. */
		readonly noHinting: boolean;
		/** The part of each variation axis to keep. */
		readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
	}

	/** The font with only the characters of `text` and the glyphs they combine to. */
	export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
