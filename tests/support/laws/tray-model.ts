import fc from 'fast-check';
import { trayUsage, type TrayUsage } from '#domain/planning/tray-status.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { chosenId, does } from '#tests/support/random/chosen.ts';

export const PLANTING_DAY = '2026-11-10';
/** A past day, so that planning again leaves these harvests where they are. */
const HARVEST_DAY = '2026-11-19';

/** Four cycles, each a planting and its harvest. */
export const CYCLES = [
  aCycle('pea', 10),
  aCycle('kale', 7),
  aCycle('radish', 3),
  aCycle('basil', 12),
];

function aCycle(varietyId: string, trays: number): readonly [Task, Task] {
  const usage = { trays, trayUsage: trayUsage(trays, 'WEIGHTED', 4) };
  const cycle = { varietyId, ...usage, cycleKey: `${varietyId}|${HARVEST_DAY}` };
  return [
    aTask({ ...cycle, dateISO: PLANTING_DAY }),
    aTask({ ...cycle, type: 'HARVEST', dateISO: HARVEST_DAY }),
  ];
}

export type Act = (farm: FarmDocument) => FarmAction;
/** Tray work of all kinds on the four cycles. */
export function anyTrayWork(): fc.Arbitrary<Act> {
  const task = fc.constantFrom(...CYCLES.flat());
  const toggle = task.map(
    ({ id }) =>
      () =>
        does('TOGGLE_TASK_DONE', { id }),
  );
  const skip = task.map(
    ({ id }) =>
      () =>
        does('SKIP_TASK', { id }),
  );
  const scrub = fc.nat(3).map((pick) => ({ tasks }: FarmDocument) => {
    const scrubs = tasks.filter(({ special }) => special === 'TRAY_SCRUB');
    return does('TOGGLE_TASK_DONE', { id: chosenId(scrubs, pick) });
  });
  const recorded = { dateISO: PLANTING_DAY, recordedAtISO: '2026-11-20T17:00:00.000Z' };
  const record = fc
    .tuple(task, fc.nat(14), fc.boolean())
    .map(([{ id, varietyId = '', trays = 0 }, actualTrays, markDayDone]) => () => {
      const planted = { varietyId, actualTrays, expectedTrays: trays, taskIds: [id] };
      const entries = [{ ...planted, source: 'task' as const }];
      return does('RECORD_TRAYS_PLANTED', { ...recorded, markDayDone, entries });
    });
  const threshold = fc
    .constantFrom(1, 20, 40, 90)
    .map((dirtyThreshold) => () => does('UPDATE_SETTINGS', { trays: { dirtyThreshold } }));
  const closeDay = fc
    .constantFrom(PLANTING_DAY, HARVEST_DAY)
    .map((dateISO) => () => does('MARK_DAY_DONE', { dateISO }));
  return fc.oneof(
    { weight: 6, arbitrary: toggle },
    { weight: 3, arbitrary: record },
    { weight: 3, arbitrary: scrub },
    { weight: 1, arbitrary: skip },
    { weight: 1, arbitrary: threshold },
    { weight: 1, arbitrary: closeDay },
  );
}

/** In use with and without holes, covers, bottoms; dirty with and without holes. */
export function trayCounts({ trayStatus }: FarmDocument): readonly number[] {
  return [
    trayStatus.inUseWithHoles,
    trayStatus.inUseWithoutHoles,
    trayStatus.inUseTopCovers,
    trayStatus.inUseBottomSolids,
    trayStatus.dirtyWithHoles,
    trayStatus.dirtyWithoutHoles,
  ];
}

/** The same, counted from the tasks that are done and the log alone. */
export function trayCountsByWork(farm: FarmDocument): readonly number[] {
  const isDone = ({ id }: Task) =>
    farm.tasks.some((task) => task.id === id && task.done && task.skipped !== true);
  const scrubbed = new Set(
    farm.tasks.flatMap((task) =>
      task.done ? (task.scrubInfo?.clearedHarvests ?? []).map(({ cycleKey }) => cycleKey) : [],
    ),
  );
  const inUse: TrayUsage[] = [];
  const dirty: TrayUsage[] = [];
  for (const [plant, harvest] of CYCLES) {
    const recorded = farm.traysPlantedLog.find(({ varietyId }) => varietyId === plant.varietyId);
    const planned = plant.trays ?? 0;
    const trays = isDone(plant) ? (recorded?.trays ?? planned) : planned;
    const usage = trayUsage(trays, 'WEIGHTED', 4);
    if (isDone(harvest) && !scrubbed.has(plant.cycleKey)) dirty.push(usage);
    if (isDone(plant) && !isDone(harvest)) inUse.push(usage);
  }
  const sums = (usages: readonly TrayUsage[], ...fields: (keyof TrayUsage)[]) =>
    fields.map((field) => usages.reduce((total, usage) => total + usage[field], 0));
  return [
    ...sums(inUse, 'withHoles', 'withoutHoles', 'topCovers', 'bottomSolids'),
    ...sums(dirty, 'withHoles', 'withoutHoles'),
  ];
}

export function scrubsAsked({ tasks }: FarmDocument): readonly (string | undefined)[] {
  return tasks.filter((task) => task.special !== undefined && !task.done).map(({ title }) => title);
}

export function scrubsNeeded({ trayStatus, settings }: FarmDocument): readonly string[] {
  const dirty = trayStatus.dirtyWithHoles + trayStatus.dirtyWithoutHoles;
  const isNeeded = dirty > 0 && dirty >= settings.trays.dirtyThreshold;
  return isNeeded ? [`Scrub Trays — ${dirty} dirty`] : [];
}
