import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { recordById } from '#domain/records/change-records.ts';
import { dirtiedBy } from '#domain/trays/tray-counts.ts';
import {
  NO_TRAYS,
  type ActivePlanting,
  type PendingHarvest,
} from '#domain/planning/tray-status.ts';
import { plantedCounts } from '#domain/planning/recorded-plantings.ts';
import { plantedUsage } from '#domain/trays/cycle-trays.ts';
import { type CycleWork, cycleWork } from '#domain/trays/cycle-work.ts';
import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { type MergeContext, type Sides, ofEach } from '../merge-context.ts';
import { mergeLooseTrays, ownedCount } from './loose-trays.ts';
import { markComparer, recountedCycles } from './cycle-marks.ts';
import { type CycleTrays, trayRecords, writeTrays } from './tray-records.ts';

/**
 * Merges trays by the done plantings, harvests and scrubs of the merged tasks and log. Work done on both
 * sides counts once, a scrub cleans only what it saw, and a later harvest stays dirty.
 */
export function mergeTrays(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const records = ofEach(farms, trayRecords);
  const work = cycleWork(merged.tasks);
  const hasOtherMarks = markComparer(farms);
  const recounted = recountedCycles(farms, work);
  let known: MergedWork['counts'] | null = null;
  const counts = (task: Task) => {
    known ??= plantedCounts(merged.traysPlantedLog, merged.tasks);
    return known(task);
  };
  const scrubs = doneScrubIds(merged.tasks);
  const cycles = new Map<string, CycleTrays>();
  const keys = new Set([...records.remote.cycles.keys(), ...records.local.cycles.keys()]);
  for (const [key] of work) if (hasOtherMarks(key)) keys.add(key);
  for (const key of recounted) keys.add(key);
  for (const key of keys) {
    const sides = ofEach(records, (side) => side.cycles.get(key));
    const tasks = work.get(key);
    const isSame =
      sameValue(sides.local, sides.remote) &&
      sameValue(sides.local, sides.base) &&
      !recounted.has(key) &&
      !hasOtherMarks(key);
    const trays =
      isSame || tasks === undefined
        ? threeWay(sides)
        : traysByWork(merged, tasks, sides, { counts, scrubs });
    if (trays !== undefined) cycles.set(key, trays);
  }
  const loose = mergeLooseTrays(
    ofEach(records, ({ loose }) => loose),
    context,
    ownedCount(farms, merged, context),
  );
  return writeTrays(merged, { cycles, loose });
}

type TraySides = Sides<CycleTrays | undefined>;

function threeWay({ base, local, remote }: TraySides): CycleTrays | undefined {
  return sameValue(remote, base) ? local : remote;
}

interface MergedWork {
  readonly counts: (task: Task) => number;
  readonly scrubs: ReadonlySet<string>;
}

/** Where the trays of a cycle are, by what is done of it. */
function traysByWork(
  merged: FarmDocument,
  work: CycleWork,
  sides: TraySides,
  { counts, scrubs }: MergedWork,
): CycleTrays | undefined {
  const planted = work.plants.find(isCarriedOut);
  const harvested = work.harvests.find(isCarriedOut);
  const planting = planted && plantingOf(merged, planted, counts(planted), sides);
  if (harvested === undefined) return planting && { active: planting };
  const harvest = harvestOf(merged, harvested, planting ?? null, sides);
  if (harvest === undefined) return undefined;
  const scrubId = [sides.remote, sides.local, sides.base]
    .map((trays) => trays?.cleared?.scrubId)
    .find((id) => id !== undefined && scrubs.has(id));
  return scrubId === undefined ? { pending: harvest } : { cleared: { scrubId, harvest } };
}

/** Trays a planting took; none if it was done before records were kept. */
function plantingOf(
  merged: FarmDocument,
  task: Task,
  trays: number,
  sides: TraySides,
): ActivePlanting | undefined {
  const known = all(sides).flatMap(
    ({ active, pending, cleared }) =>
      active ?? pending?.planting ?? cleared?.harvest.planting ?? [],
  );
  const exact = known.find((record) => record.usage.withHoles === trays);
  const some = exact ?? known[0];
  return some && { ...some, usage: exact?.usage ?? plantedUsage(merged, task, trays) };
}

function harvestOf(
  { varieties }: FarmDocument,
  task: Task,
  planting: ActivePlanting | null,
  sides: TraySides,
): PendingHarvest | undefined {
  const known = all(sides).flatMap(({ pending, cleared }) => pending ?? cleared?.harvest ?? []);
  const exact = known.find((record) => sameValue(record.planting, planting));
  if (exact !== undefined) return exact;
  const isLive = recordById(varieties, task.varietyId ?? '')?.live === true;
  if (planting !== null) {
    const { cycleKey, varietyId, usage } = planting;
    const own = { cycleKey, varietyId, dateISO: task.dateISO };
    const dirtied = dirtiedBy(usage, isLive);
    return { ...own, ...known[0], dirtied, released: usage, planting };
  }
  const [record] = known;
  const dirtied = dirtiedBy(task.trayUsage ?? NO_TRAYS, isLive);
  return record && { ...record, dirtied, released: NO_TRAYS, planting: null };
}

function all({ base, local, remote }: TraySides): readonly CycleTrays[] {
  return [remote, local, base].flatMap((trays) => trays ?? []);
}

function doneScrubIds(tasks: readonly Task[]): ReadonlySet<string> {
  const scrubs = tasks.filter((task) => task.special === 'TRAY_SCRUB' && isCarriedOut(task));
  return new Set(scrubs.map(({ id }) => id));
}
