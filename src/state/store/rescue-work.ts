import type { ActionContext } from '#domain/calendar/moment.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { MergedFarms } from '../merge/merge-farms.ts';
import { loadMerge } from '../sync/meeting/load-merge.ts';

/** Work of this tab that conflicts with what others have done. */
interface ConflictingWork extends ActionContext {
  /** The farm that the work was done on, and the farm after it. */
  readonly before: FarmDocument;
  readonly after: FarmDocument;
  /** The farm with the others' changes. */
  readonly here: FarmDocument;
  /** If both set the same value, the others' is kept: an undo never reverts other people's work. */
  readonly givesWay: boolean;
}

export type Rescue = (work: ConflictingWork) => Pick<MergedFarms, 'merged' | 'leftOver'>;

/** Merging is loaded at the first conflict. */
export async function loadRescue(): Promise<Rescue> {
  const { mergeFarms } = await loadMerge();
  return ({ before, after, here, today, now, serviceNow = now, givesWay }) =>
    mergeFarms({
      base: before,
      local: after,
      remote: here,
      today,
      now: serviceNow,
      localGivesWay: givesWay,
    });
}
