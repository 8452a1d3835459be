import type { SeedLot } from '#domain/catalog/seeds/seed-transaction.ts';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { joined, onDay, say, type Sentence } from '#domain/tell/say.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { SownFarm } from './lot-left.ts';
import { seedLotOf } from './seed-lot.ts';

/** Below this percent seed comes up badly. */
const LOW_PERCENT = 80;

/** "94% on the bag, 78% tested 11/20"; NOTHING_SAID when nothing is known. */
export function germinationText({ germinationPercent, tests = [] }: GerminationFacts): Sentence {
  const newest = tests.at(-1);
  const known = [
    ...(germinationPercent === null ? [] : [say`${germinationPercent}% on the bag`]),
    ...(newest === undefined
      ? []
      : [say`${newest.percent}% tested ${onDay(newest.dateISO, 'list')}`]),
  ];
  return joined(known);
}

type GerminationFacts = Pick<SeedLot, 'germinationPercent' | 'tests'>;

/** Checks whether the newest test says that little comes up. */
export function hasLowGermination({ tests = [] }: Pick<SeedLot, 'tests'>): boolean {
  return (tests.at(-1)?.percent ?? LOW_PERCENT) < LOW_PERCENT;
}

/** The lots that plantings just took: "lot RB-2291"; '' on a farm without lots. */
export function takenLotsText(before: SownFarm, after: SownFarm): string {
  const codes = takenLots(before, after).map(({ code }) => code);
  if (codes.length === 0) return '';
  return `${codes.length === 1 ? 'lot' : 'lots'} ${codes.join(', ')}`;
}

/** Lots that were planted although they are past their best before: "RB-2291 is past its best before, Wed 11/18". */
export function pastBestBeforeText(before: SownFarm, after: SownFarm): Sentence {
  const past = takenLots(before, after)
    .filter(({ bestBefore, plantedISO }) => bestBefore !== null && bestBefore < plantedISO)
    .map(({ code, bestBefore }) => {
      return say`${code} is past its best before, ${onDay(bestBefore ?? '')}`;
    });
  return joined(past, '. ');
}

interface TakenLot {
  readonly code: string;
  readonly bestBefore: string | null;
  readonly plantedISO: string;
}

function takenLots(before: SownFarm, after: SownFarm): readonly TakenLot[] {
  const { gone, come } = changedRecords(before.traysPlantedLog, after.traysPlantedLog);
  const was = new Map(gone.map((entry) => [entry.id, entry]));
  const taken = come.flatMap((entry) => moreSown(was.get(entry.id), entry));
  return [...new Map(taken.map((one) => [one.txnId, one])).values()].flatMap(
    ({ txnId, plantedISO }) => {
      const lot = seedLotOf(after.seedsInventory, txnId)?.lot;
      return lot === undefined ? [] : [{ code: lot.code, bestBefore: lot.bestBefore, plantedISO }];
    },
  );
}

function moreSown(
  before: TraysPlantedEntry | undefined,
  { seedLots = [], dateISO }: TraysPlantedEntry,
) {
  const had = new Map(before?.seedLots?.map(({ txnId, trays }) => [txnId, trays]));
  return seedLots
    .filter(({ txnId, trays }) => trays > (had.get(txnId) ?? 0))
    .map(({ txnId }) => ({ txnId, plantedISO: dateISO }));
}

/** What a planting was sown from: "RB-2291 2, RB-2377 3"; trays of no known lot last, "unknown 1". */
export function sownText(
  lines: readonly { readonly code: string; readonly trays: number }[],
): string {
  return lines.map(({ code, trays }) => `${code || 'unknown'} ${trays}`).join(', ');
}

/** Counts the trays sown from a seed entry. */
export function sownTraysOf(log: readonly TraysPlantedEntry[], txnId: string): number {
  const lines = log.flatMap(({ seedLots = [] }) => seedLots);
  return sumOf(lines.filter((line) => line.txnId === txnId).map(({ trays }) => trays));
}
