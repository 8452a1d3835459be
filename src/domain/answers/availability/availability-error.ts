/** A question about a promise that cannot be answered; its message is fit to be shown. */
export class AvailabilityError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AvailabilityError';
  }
}
