import { asRecord } from '../document/json-record.ts';

/** A sign-in that failed, with the code that says why: one of Google's, or one of ours. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly code: string | null;

  constructor(message: string, code: string | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

const BLOCKED_POPUP = ['popup_failed_to_open', 'popup_blocked_by_browser'];

const BENIGN = [
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'immediate_failed',
  'invalid_grant',
  'popup_failed_to_open',
  'popup_blocked_by_browser',
  'popup_closed_by_user',
];

/** Google's newer names of codes. */
const RENAMED: Readonly<Record<string, string>> = { popup_closed: 'popup_closed_by_user' };

export function asGoogleError(cause: unknown): GoogleError {
  if (cause instanceof GoogleError) return cause;
  return new GoogleError('Google authorization failed.', codeOf(cause), cause);
}

/** Checks whether a failure is expected: the user closed the window, or has to sign in again. */
export function isBenign({ code }: GoogleError): boolean {
  return code !== null && BENIGN.includes(code);
}

/** Checks whether the browser blocked the window. Use a full page then. */
export function isBlockedPopup({ code }: GoogleError): boolean {
  return code !== null && BLOCKED_POPUP.includes(code);
}

/** The code in an answer of Google: `error` in an answer, `type` in a report of the window. */
function codeOf(cause: unknown): string | null {
  // Only its own fields: an event has a type of its kind.
  const { code: own, error, type } = { ...asRecord(cause) };
  const code = [own, error, type].find((field) => typeof field === 'string' && field !== '');
  return typeof code === 'string' ? (RENAMED[code] ?? code) : null;
}
