/** What a visitor can do at the start screen, whether the farm behind it is open already or still being opened. */
export interface WaysIn {
  readonly continueWithoutGoogle: () => Promise<void>;
  /**
   * Signs in with Google. Resolves when the farm of the account is on the screen, telling whether the one of the
   * device had to make room for it.
   */
  readonly connect: () => Promise<'stayed' | 'moved'>;
  /** Loads what a sign-in needs, so that it begins at once. */
  readonly prepare: () => void;
  /** This visit came back from Google's own page, where nobody signed in. */
  readonly returnFailed: boolean;
  /** Leads whoever is let in to the dashboard. */
  readonly enter: () => Promise<void>;
}
