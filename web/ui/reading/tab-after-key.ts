/** The tab a key leads to, round the ends; undefined for keys that move nothing. */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
	const moves: Record<string, number> = {
		ArrowRight: (current + 1) % count,
		ArrowLeft: (current + count - 1) % count,
		Home: 0,
		End: count - 1,
	};
	return moves[key];
}
