import process from "node:process";

// Run in a process of its own: what it costs to load the moderator, in milliseconds and megabytes, as JSON.
const note = "Your smile is the best part of my mornings, and I hope that you have a quiet day.";
const before = process.memoryUsage().rss;
const [importMs, { moderate, prepareModerator }] = await timed(() => import("#moderation/moderate.ts"));
const [loadMs] = await timed(() => prepareModerator());
const [firstMs] = await timed(() => moderate(note));
const [secondMs] = await timed(() => moderate(note));
const residentMb = (process.memoryUsage().rss - before) / 1024 ** 2;
process.stdout.write(JSON.stringify({ importMs, loadMs, firstMs, secondMs, residentMb }));

async function timed<T>(work: () => T): Promise<[number, Awaited<T>]> {
	const start = performance.now();
	const result = await work();
	return [performance.now() - start, result];
}
