import type { ActionContext } from '#domain/calendar/moment.ts';
import { followDirtyTrays, isScrub, planScrub } from '#domain/trays/scrub-task.ts';
import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import type { Sides } from '../merge-context.ts';

/**
 * Leaves at most one open scrub task, with the current number of dirty trays.
 *
 * If a scrub is needed and both sides lack one, for example after an undo, it is added here. Otherwise each
 * device would add its own.
 */
export function settleScrub(
  { local, remote }: Pick<Sides<FarmDocument>, 'local' | 'remote'>,
  merged: FarmDocument,
  moment: ActionContext,
): FarmDocument {
  const known = [remote, local].find((side) => sameValue(scrubState(side), scrubState(merged)));
  if (known === undefined) return followDirtyTrays(merged, merged, moment, true);
  const { scrubTaskId, scrubTaskCreatedAt } = known.trayStatus;
  const trayStatus = { ...merged.trayStatus, scrubTaskId, scrubTaskCreatedAt };
  return planScrub({ ...merged, trayStatus }, moment);
}

/** Everything the open scrub task depends on, and the task itself. */
function scrubState({ tasks, trayStatus, settings }: FarmDocument): unknown {
  return [
    trayStatus.dirtyWithHoles,
    trayStatus.dirtyWithoutHoles,
    settings.trays.dirtyThreshold,
    tasks.filter((task) => isScrub(task) && !task.done),
  ];
}
