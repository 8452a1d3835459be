/** A sign-in that failed, with the code that says why: one of Google's, or one of ours. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly code: string | null;

  constructor(message: string, code: string | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
