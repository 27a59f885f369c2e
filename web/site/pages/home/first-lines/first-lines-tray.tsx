import { type ComponentType, useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { DrawerProps } from "./first-lines-drawer.tsx";

/** Fetches the drawer when it is opened for the first time, since most letters begin without it. */
export function FirstLinesTray({ onChoose }: DrawerProps) {
	const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | "unavailable">();
	useEffect(() => {
		import("./first-lines-drawer.tsx")
			.then(({ openDrawer }) => openDrawer())
			.then(
				(drawer) => setDrawer(() => drawer),
				() => setDrawer("unavailable"),
			);
	}, []);
	if (Drawer === "unavailable") return <p role="alert">{m.outcome_error_network_advice()}</p>;
	return Drawer === undefined ? <p className="tray-waiting" /> : <Drawer onChoose={onChoose} />;
}
