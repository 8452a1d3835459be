import { loadedOnce } from '#domain/records/loaded-once.ts';
import { diffDocuments } from '../document/document-patch.ts';
import { PLAN_AGAIN_LABEL, rebuildTasks } from '../records/rebuild-tasks.ts';
import { momentOf, type MakeChange } from './farm-timeline.ts';

/** Loads the code for actions after the first screen, which needs none; earlier actions wait for it. */
export const loadChanges = loadedOnce(async () => {
  const [{ makeChange }, { rebasePending }, { rejectDeleted }] = await Promise.all([
    import('./make-change.ts'),
    // What is still to be stored when another tab writes is made again without asking the network.
    import('./rebase-pending.ts'),
    import('../records/edited-record.ts'),
  ]);
  return { makeChange, rebasePending, rejectDeleted };
});

/** Plans the tasks of the day again: all that a farm needs to be shown, so it is here from the start. */
export const makePlan: MakeChange = ({ document }, intent) => {
  const planned = rebuildTasks(document, momentOf(intent));
  const patches = diffDocuments(document, planned);
  return patches.length === 0 ? null : { document: planned, patches, label: PLAN_AGAIN_LABEL };
};
