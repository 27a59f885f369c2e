/** Stands for the public origin in every built file; the server puts the configured one in its place when it starts. */
export const publicOrigin = "https://public-url.invalid";
