interface Day {
	/** Notes a second, over the whole day. */
	readonly mean: number;
	/** How many times the mean the busiest moment is. */
	readonly peak: number;
	/** For how long the day lasts here. */
	readonly seconds: number;
}

/**
 * When each note of a Valentine's Day comes, in milliseconds from its beginning: half of them at any time, half around one moment,
 * as a bell curve as high as the peak. With a peak of 20 a fortieth of the day is busier than half of that, 35 minutes of 24 hours.
 */
export function valentineArrivals({ mean, peak, seconds }: Day): readonly number[] {
	const calm = 0.5;
	const height = peak - calm;
	// The area below the bell is the other half.
	const width = ((1 - calm) * seconds) / (height * Math.sqrt(2 * Math.PI));
	const rate = (at: number) => mean * (calm + height * Math.exp(-(((at - seconds / 2) / width) ** 2) / 2));
	const stepMs = 0.1;
	const arrivals: number[] = [];
	let expected = 0;
	for (let at = 0; at < seconds * 1_000; at += stepMs) {
		expected += (rate(at / 1_000) * stepMs) / 1_000;
		while (arrivals.length + 1 <= expected) arrivals.push(at);
	}
	return arrivals;
}
