/**
 * Has the browser keep the offline pages, once the page has loaded, so that nothing the visitor waits for is slower.
 * Where there can be no service worker (blocked, private, not a secure context) the site works without one.
 */
export function registerServiceWorker(): void {
	if (!isSecureContext || !("serviceWorker" in navigator)) return;
	const register = (): void => void navigator.serviceWorker.register("/service-worker.js").catch(() => {});
	if (document.readyState === "complete") register();
	else addEventListener("load", register, { once: true });
}
