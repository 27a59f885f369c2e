/**
 * The nearest shown id `step`wards of `id` in the order of the list; undefined when there is none. Of an id that is not
 * in the list, the first one.
 */
export function neighbour(
	order: readonly string[],
	isShown: (id: string) => boolean,
	id: string | undefined,
	step: 1 | -1,
): string | undefined {
	const at = id === undefined ? -1 : order.indexOf(id);
	if (at === -1) return order.find(isShown);
	return step === 1 ? order.slice(at + 1).find(isShown) : order.slice(0, at).findLast(isShown);
}
