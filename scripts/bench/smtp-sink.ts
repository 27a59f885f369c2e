import { listenForMail } from "./mail-sink-server.ts";

/** A program of its own, so that it has its own core. Whoever started it may count. */
listenForMail(Number(process.env.PORT), () => process.send?.("taken"));
