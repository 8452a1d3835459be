import { haveSameItems, sumOf } from '#domain/records/lists.ts';
import { plantedDayKey } from '#domain/planning/recorded-plantings.ts';
import type { SownTrays, TraysPlantedEntry } from '#domain/planning/task.ts';
import { sownWithin } from '#domain/seed-lots/seed-lot.ts';
import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { groupSegment } from '../../document/notices/sync-notice.ts';
import { type MergeContext, type Sides, ofEach } from '../merge-context.ts';

/**
 * Adds up the plantings both sides marked done for one day and variety. Each planting counts once.
 *
 * If both sides recorded the same plantings, one record is kept; a count by hand is kept too.
 *
 * @param merged - Farm with merged tasks and log.
 */
export function joinPlanted(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const entries = ofEach(farms, entriesByDay);
  const plannedOf = plannedTrays([merged, farms.local, farms.remote, farms.base]);
  const log = merged.traysPlantedLog.flatMap((entry) => {
    const key = plantedDayKey(entry);
    const sides = ofEach(entries, (days) => days.get(key));
    const joined = isJoined(sides) ? join(entry, sides, plannedOf) : entry;
    if (joined === entry) return [entry];
    context.unnote('traysPlantedLog', key, groupSegment('count'));
    context.unnote('traysPlantedLog', key, '');
    return joined === null ? [] : [joined];
  });
  return haveSameItems(log, merged.traysPlantedLog) ? merged : { ...merged, traysPlantedLog: log };
}

type EntrySides = Sides<TraysPlantedEntry | undefined>;

function isJoined({ base, local, remote }: EntrySides): boolean {
  const known = [base, local, remote].filter((entry) => entry !== undefined);
  if (known.some(({ source, taskIds }) => source === 'manual' || taskIds.length === 0))
    return false;
  const [before, here, there] = [namesOf(base), namesOf(local), namesOf(remote)];
  const isTold = (names: readonly string[]) => !sameValue(names, before);
  return isTold(here) && isTold(there) && !sameValue(here, there);
}

function join(
  entry: TraysPlantedEntry,
  sides: EntrySides,
  plannedOf: (id: string) => number,
): TraysPlantedEntry | null {
  const { base: before, local: here, remote: there } = ofEach(sides, namesOf);
  const taskIds = [...new Set([...there, ...here])].filter((id) =>
    before.includes(id) ? here.includes(id) && there.includes(id) : true,
  );
  if (taskIds.length === 0) return null;
  const addedTwice = here.filter((id) => there.includes(id) && !before.includes(id));
  const goneTwice = before.filter((id) => !here.includes(id) && !there.includes(id));
  const twice = sumOf(addedTwice.map(plannedOf)) - sumOf(goneTwice.map(plannedOf));
  const moved = (field: 'trays' | 'expectedTrays') =>
    Math.max(0, sumOfBoth(ofEach(sides, (side) => side?.[field])) - twice);
  const trays = moved('trays');
  const { seedLots: _kept, ...others } = entry;
  const seedLots = sownWithin(joinSown(entry, sides), trays);
  const sown = seedLots.length > 0 && { seedLots };
  return { ...others, taskIds, trays, expectedTrays: moved('expectedTrays'), ...sown };
}

/** Sown lots of both sides: those of the kept record, then others. */
function joinSown(entry: TraysPlantedEntry, sides: EntrySides): readonly SownTrays[] {
  const own = (entry.seedLots ?? []).map(({ txnId }) => txnId);
  const sown = ofEach(
    sides,
    (one) => new Map(one?.seedLots?.map(({ txnId, trays }) => [txnId, trays])),
  );
  const all = [...sown.local.keys(), ...sown.remote.keys()].toSorted();
  return [...new Set([...own, ...all])].map((txnId) => ({
    txnId,
    trays: sumOfBoth(ofEach(sown, (lots) => lots.get(txnId))),
  }));
}

/** What both sides have, without what they had in common. */
function sumOfBoth({ base = 0, local = 0, remote = 0 }: Sides<number | undefined>): number {
  return local + remote - base;
}

function namesOf(entry: TraysPlantedEntry | undefined): readonly string[] {
  return entry?.taskIds.toSorted() ?? [];
}

function plannedTrays(farms: readonly FarmDocument[]): (id: string) => number {
  return (id) => {
    for (const { tasks } of farms) {
      const task = tasks.find((other) => other.id === id);
      if (task !== undefined) return task.trays ?? 0;
    }
    return 0;
  };
}

function entriesByDay(farm: FarmDocument): ReadonlyMap<string, TraysPlantedEntry> {
  return new Map(farm.traysPlantedLog.map((entry) => [plantedDayKey(entry), entry]));
}
