/** Builds the web app when it is missing or older than a file it is made from. */
export function ensureBuilt(): Promise<void>;
