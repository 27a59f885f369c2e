import { useEffect, useState } from "react";

/** After this long without a key or a pointer, nobody is thought to be there. */
const absenceMs = 5 * 60_000;

/**
 * Whether somebody is at work. What asks the server by itself asks only then: a call counts as use of the session,
 * which is to end when it is left alone.
 */
export function useAttendance(): boolean {
	const [isAttended, setIsAttended] = useState(true);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const attend = () => {
			setIsAttended(true);
			clearTimeout(timer);
			timer = setTimeout(() => setIsAttended(false), absenceMs);
		};
		attend();
		const signs = ["keydown", "pointerdown", "pointermove"] as const;
		for (const sign of signs) addEventListener(sign, attend, { passive: true });
		return () => {
			clearTimeout(timer);
			for (const sign of signs) removeEventListener(sign, attend);
		};
	}, []);
	return isAttended;
}
