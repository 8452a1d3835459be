import type { RejectDeleted } from '../records/edited-record.ts';
import type { MakeChange } from './farm-timeline.ts';
import { loadRebase } from './load-rebase.ts';

let loaded: MakeChange | null = null;
let refuse: RejectDeleted | null = null;

/**
 * How actions are carried out. No screen is drawn from it, so it comes a moment after the first one; what a
 * person does before waits for it.
 */
export async function loadChanges(): Promise<MakeChange> {
  if (loaded !== null) return loaded;
  const [{ makeChange }, { rejectDeleted }] = await Promise.all([
    import('./make-change.ts'),
    import('../records/edited-record.ts'),
    // What is still to be stored when another tab writes is made again without asking the network.
    loadRebase(),
  ]);
  loaded = makeChange;
  refuse = rejectDeleted;
  return makeChange;
}

/** Null until it has come. */
export function loadedChanges(): MakeChange | null {
  return loaded;
}

/** Throws for what was edited and is gone, see `rejectDeleted`; null until it has come. */
export function loadedRefusal(): RejectDeleted | null {
  return refuse;
}
