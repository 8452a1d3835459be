import type { MakeChange } from './farm-timeline.ts';
import { loadRebase } from './load-rebase.ts';

let loaded: MakeChange | null = null;

/**
 * How actions are carried out. No screen is drawn from it, so it comes a moment after the first one; what a
 * person does before waits for it.
 */
export async function loadChanges(): Promise<MakeChange> {
  if (loaded !== null) return loaded;
  const [{ makeChange }] = await Promise.all([
    import('./make-change.ts'),
    // What is still to be stored when another tab writes is made again without asking the network.
    loadRebase(),
  ]);
  loaded = makeChange;
  return makeChange;
}

/** Null until it has come. */
export function loadedChanges(): MakeChange | null {
  return loaded;
}
