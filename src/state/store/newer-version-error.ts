/**
 * A newer version of the app keeps this farm now. This version may neither read nor change it, and trying
 * again does not help: the page has to be loaded anew.
 */
export class NewerVersionError extends Error {
  constructor() {
    super('A newer version of the app keeps this farm');
    this.name = 'NewerVersionError';
  }
}
