/**
 * A newer app version now owns this farm. This version may neither read nor change it. Only a page reload
 * helps.
 */
export class NewerVersionError extends Error {
  constructor() {
    super('A newer version of the app keeps this farm');
    this.name = 'NewerVersionError';
  }
}
