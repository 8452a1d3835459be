import { loadedOnce } from '../ports/loaded-once.ts';

/** What is still to be stored when another tab writes is made again; the code for it comes with that of actions. */
export const loadRebase = loadedOnce(
  async () => (await import('./rebase-pending.ts')).rebasePending,
);
