/** A newer app version owns this farm: only a page reload lets it be read or changed here. */
export class NewerVersionError extends Error {
  constructor() {
    super('A newer version of the app keeps this farm');
    this.name = 'NewerVersionError';
  }
}
