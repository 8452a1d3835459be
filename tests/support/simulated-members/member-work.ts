import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { anyWork } from '#tests/support/simulated-devices/device-work.ts';

/** What a helper does besides ticking. */
const OF_THE_DAY: readonly FarmAction['type'][] = [
  'ADD_MANUAL_TASK',
  'ADD_HARVEST_LOSS',
  'ADD_SEED_INTAKE',
  'RECORD_HARVEST',
  'REMOVE_HARVEST_RECORD',
  'CHANGE_DELIVERIES',
  'MARK_PLANTED',
  'RECORD_TRAYS_PLANTED',
];
const MAX_TRIES = 20;

/** Work that a helper may do now; null when none was found. */
export function workOfDay(
  farm: FarmDocument,
  token: string,
  draws: SeededDraws,
): FarmAction | null {
  if (draws.chance(0.4)) return aTick(farm, draws);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const work = anyWork(farm, token, draws);
    if (work !== null && OF_THE_DAY.includes(work.type)) return work;
  }
  return null;
}

/** Somebody ticks a task, or takes a tick back. */
export function aTick({ tasks }: FarmDocument, draws: SeededDraws): FarmAction | null {
  if (tasks.length === 0) return null;
  // Most of what is ticked was not ticked before.
  const open = tasks.filter(({ done }) => !done);
  const { id } = draws.pick(open.length > 0 && draws.chance(0.85) ? open : tasks);
  return { type: 'TOGGLE_TASK_DONE', payload: { id } };
}
