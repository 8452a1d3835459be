import type { ActionContext } from '#domain/calendar/moment.ts';
import { followDirtyTrays, isScrub, planScrub } from '#domain/trays/scrub-task.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { sameValue } from '../../document/same-value.ts';
import type { Sides } from '../merge-context.ts';

/**
 * One open scrub task at most, and one that says how many trays are dirty now.
 *
 * Where both sides lack one that is asked for, as after an undo, it comes now: every device that takes the farm
 * would make one of its own.
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

/** All that the open scrub task follows from, and the task itself. */
function scrubState({ tasks, trayStatus, settings }: FarmDocument): unknown {
  return [
    trayStatus.dirtyWithHoles,
    trayStatus.dirtyWithoutHoles,
    settings.trays.dirtyThreshold,
    tasks.filter((task) => isScrub(task) && !task.done),
  ];
}
