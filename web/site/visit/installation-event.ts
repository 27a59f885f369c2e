/** What browsers that can keep a site on the home screen tell it of (not in any standard; Chromium has it). */
export interface InstallationEvent extends Event {
	prompt(): Promise<unknown>;
}
