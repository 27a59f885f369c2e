import { localeOfPath, prefixOf } from "#i18n/locales.ts";

declare const self: ServiceWorkerGlobalScope;
/** The files to keep, as paths: the offline pages and their style sheets. Written in by the build. */
declare const KEPT_FILES: readonly string[];
/** Changes when any of these files does. Written in by the build. */
declare const KEPT_VERSION: string;

const cachePrefix = "billet-doux-offline-";
const cacheName = cachePrefix + KEPT_VERSION;

self.addEventListener("install", (event) => {
	event.waitUntil(keepFiles());
});

self.addEventListener("activate", (event) => {
	event.waitUntil(Promise.all([forgetOutdated(), self.registration.navigationPreload?.enable()]));
});

/** Pages come from the network, or else are offline pages. Nothing but these and their style sheets is answered here. */
self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.mode === "navigate" && request.destination === "document") {
		if (!url.pathname.startsWith("/api/")) event.respondWith(pageOrOffline(event, url.pathname));
	} else if (url.origin === self.origin && KEPT_FILES.includes(url.pathname + url.search)) {
		event.respondWith(fromCache(url.pathname + url.search));
	}
});

async function keepFiles(): Promise<void> {
	const cache = await caches.open(cacheName);
	await cache.addAll(KEPT_FILES.map((file) => new Request(file, { cache: "no-cache" })));
	// The open pages do not depend on the version before, so there is nothing to wait for.
	await self.skipWaiting();
}

async function forgetOutdated(): Promise<void> {
	const names = await caches.keys();
	const outdated = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
	await Promise.all(outdated.map((name) => caches.delete(name)));
}

/** The browser asks for the page while the worker is still starting; that answer is awaited where there is one. */
async function pageOrOffline(event: FetchEvent, path: string): Promise<Response> {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch {
		return fromCache(`${prefixOf[localeOfPath(path)]}/offline.html`);
	}
}

async function fromCache(file: string): Promise<Response> {
	const cache = await caches.open(cacheName);
	return (await cache.match(file)) ?? Response.error();
}
