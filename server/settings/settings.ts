import { limitSettings } from "./limit-settings.ts";
import { mailSettings } from "./mail-settings.ts";
import { moderationSettings } from "./moderation-settings.ts";
import { operatorSettings } from "./operator-settings.ts";
import { serviceSettings } from "./service-settings.ts";
import type { Setting } from "./setting.ts";

/** Every setting, by its name in `Config`. The table of docs/configuration.md is made from it: `npm run check -- --fix`. */
export const settings = {
	...serviceSettings,
	...mailSettings,
	...operatorSettings,
	...moderationSettings,
	...limitSettings,
};

type ValueOf<S> = S extends Setting<infer T, infer D> ? T | D : never;

/** The value of every setting. */
export type SettingValues = { readonly [Name in keyof typeof settings]: ValueOf<(typeof settings)[Name]> };
