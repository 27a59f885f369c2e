// Names after the @ of India's instant payments (NPCI's list of apps and banks), those in everyday use.
const banks = `upi ybl ibl axl apl paytm ptyes ptaxis pthdfc ptsbi fam jio sbi pnb boi cnrb barodampay hdfcbank icici axisbank
	kotak kotakbank yesbank indus idfcbank federal rbl dbs hsbc citi uco unionbank idbi postbank airtel freecharge ikwik
	mobikwik slice jupiteraxis axisb waaxis wahdfcbank waicici wasbi rapl yapl abfspay naviaxis tapicici timecosmos amazonpay`;

const bankNames = banks.split(/\s+/).join("|");

/** What follows the @ of a UPI address: `jane@okaxis`, `9876543210@ybl`. */
export const upiAfter = new RegExp(`^\\s?(?:ok[a-z]{3,12}|${bankNames})(?![\\p{L}\\p{M}])`, "u");
