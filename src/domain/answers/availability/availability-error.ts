/** An availability question that can't be answered. The message can be shown to the user. */
export class AvailabilityError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AvailabilityError';
  }
}
