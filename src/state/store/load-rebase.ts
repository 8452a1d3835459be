import { loadedOnce } from '#domain/records/loaded-once.ts';

/** Loads the code to rebase pending changes after another tab writes. Bundled with actions. */
export const loadRebase = loadedOnce(
  async () => (await import('./rebase-pending.ts')).rebasePending,
);
