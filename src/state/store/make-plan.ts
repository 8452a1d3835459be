import { PLAN_AGAIN_LABEL, rebuildTasks } from '../records/rebuild-tasks.ts';
import { diffDocuments } from '../document/document-patch.ts';
import { momentOf, type MakeChange } from './farm-timeline.ts';

/**
 * Plans the tasks of the day again, whatever else may be wanted. It is all that a farm needs to be shown: the
 * rest of the actions comes later, see `load-changes.ts`.
 */
export const makePlan: MakeChange = ({ document }, intent) => {
  const planned = rebuildTasks(document, momentOf(intent));
  const patches = diffDocuments(document, planned);
  return patches.length === 0 ? null : { document: planned, patches, label: PLAN_AGAIN_LABEL };
};
