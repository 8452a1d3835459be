/** Why an amount cannot be converted. */
type UnitErrorReason = 'unknown-unit' | 'density-missing' | 'incompatible';

/** An amount that cannot be converted; its message is fit to be shown. */
export class UnitError extends Error {
  readonly reason: UnitErrorReason;

  constructor(reason: UnitErrorReason, message: string) {
    super(message);
    this.name = 'UnitError';
    this.reason = reason;
  }
}
