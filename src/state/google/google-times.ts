/** A silent request that has not been answered by then has failed. */
export const SILENT_LIMIT_MS = 8_000;
/** A window that has not been answered by then counts as left alone. */
export const PROMPT_LIMIT_MS = 25_000;
/** Longest wait of a start, and of the push after an import, for a silent sign-in. */
export const START_LIMIT_MS = 2_500;
export const TOKEN_TIMEOUT_MS = 2_000;
export const CHECK_EVERY_MS = 15_000;
/** A token is renewed so long before it runs out. */
export const REFRESH_BEFORE_MS = 10_000;
/** A token counts as expired this long before it does, because the call still has to arrive. */
export const VALID_UNTIL_BEFORE_MS = 15_000;
/** A kept token with no more than this left is not worth keeping. */
export const WORTH_KEEPING_MS = 10_000;
/** Lifetime of a token when Google does not tell one. */
export const DEFAULT_LIFETIME_MS = 3_300_000;
/** Maximum age of a token for actions that can't be undone. */
export const FRESH_MS = 5 * 60_000;
/** Pause of silent requests after a failure only the user can fix. */
export const BLOCKED_BY_GOOGLE_MS = 5 * 60_000;
/** Pause of silent requests after a temporary failure, such as no network. */
export const BLOCKED_BY_SILENCE_MS = 30_000;
/** A window may open so long after the grower pressed something. */
export const GESTURE_GUARD_MS = 5_000;
/** A window may open so long after a sign-in was begun. */
export const CONNECT_GUARD_MS = 60_000;
/** Longest wait of a sign-out for Google and the server to revoke a token. */
export const REVOKE_LIMIT_MS = 2_000;
