import type { HintAnswer, HintQuestion } from "#contract/writing-hint.ts";
import { hint } from "#moderation/hint.ts";

declare const self: DedicatedWorkerGlobalScope;

// The file is served with a policy that lets this worker ask nobody anything: what it reads cannot leave the browser.
self.addEventListener("message", ({ data }: MessageEvent<HintQuestion>) => {
	const answer: HintAnswer = { id: data.id, hint: hint(data.text) };
	self.postMessage(answer);
});
