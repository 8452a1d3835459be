/** A silent request that has not been answered by then has failed. */
export const SILENT_LIMIT_MS = 8_000;
/** A window that has not been answered by then counts as left alone. */
export const PROMPT_LIMIT_MS = 25_000;
/** How long a start, and the push after an import, wait for a silent sign-in before they go on. */
export const START_LIMIT_MS = 2_500;
/** How long a single call waits for a token. */
export const TOKEN_TIMEOUT_MS = 2_000;
/** How often the connection is looked at without a reason. */
export const CHECK_EVERY_MS = 15_000;
/** A token is renewed so long before it runs out. */
export const REFRESH_BEFORE_MS = 10_000;
/** A token is not used any more so long before it runs out: the call has to arrive, too. */
export const VALID_UNTIL_BEFORE_MS = 15_000;
/** A kept token with no more than this left is not worth keeping. */
export const WORTH_KEEPING_MS = 10_000;
/** Lifetime of a token when Google does not tell one. */
export const DEFAULT_LIFETIME_MS = 3_300_000;
/** What cannot be undone needs a token that the grower was asked for no longer ago than this. */
export const FRESH_MS = 5 * 60_000;
/** How long silent requests rest after a failure that only the grower can mend. */
export const BLOCKED_BY_GOOGLE_MS = 5 * 60_000;
/** How long they rest after one that may mend itself: no answer, no network. */
export const BLOCKED_BY_SILENCE_MS = 30_000;
/** A window may open so long after the grower pressed something. */
export const GESTURE_GUARD_MS = 5_000;
/** A window may open so long after a sign-in was begun. */
export const CONNECT_GUARD_MS = 60_000;
/** How long signing out waits for Google, and for the state service, to make a token worthless. */
export const REVOKE_LIMIT_MS = 2_000;
