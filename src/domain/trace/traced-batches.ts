import { amountSaid, amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { byTexts, groupBy, sumByKey, sumOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { seedOfBatches } from '../seed-lots/batch-seed.ts';
import { say, type Sentence } from '#domain/tell/say.ts';
import { SHORT_OZ } from '../supply/variety-supply.ts';
import { batchCode } from './batch-code.ts';
import type { TraceFarm } from './trace-farm.ts';
import type { TraceLot, TraceSupply, TraceSupplies } from './trace-supply.ts';
import type { TracedBatch, TracedLoad, TracedRow, TraceTotals, UnitTotals } from './trace.ts';

/** What a trace knows besides the farm. */
interface GivenFacts {
  readonly today: IsoDate;
  readonly tasks: readonly Task[];
  readonly rows: readonly TracedRow[];
  readonly dried: readonly TracedLoad[];
}

/** The batches that are wanted, by cut day, each with where its ounces are. */
export function tracedBatches(
  farm: TraceFarm,
  supplies: TraceSupplies,
  wanted: ReadonlySet<string>,
  { today, tasks, rows, dried }: GivenFacts,
): readonly TracedBatch[] {
  const rowsOf = groupBy(rows, ({ batch }) => batch);
  const driedOz = sumByKey(dried.map(({ batch, oz }) => [batch, oz]));
  const seedOf = seedOfBatches(farm.traysPlantedLog, tasks);
  const codes = new Map(farm.seedsInventory.map(({ id, lot }) => [id, lot?.code ?? '']));
  const washDays = washDaysOf(tasks);
  const batchOf = ({ variety, shelfLife }: TraceSupply, lot: TraceLot): TracedBatch => {
    const own = rowsOf.get(lot.id) ?? [];
    const isCut = isCutBy(lot, today, own);
    const isFresh = daysBetween(lot.cutISO, today) <= shelfLife;
    return {
      batch: lot.id,
      code: batchCode(lot.id),
      varietyId: variety.id,
      varietyName: variety.name,
      plantedISO: lot.plantedISO,
      cutISO: lot.cutISO,
      state: isCut ? 'cut' : lot.state,
      trays: lot.countedTrays,
      lostTrays: lot.lostTrays,
      seedLots: seedOf(lot).map(({ txnId, trays }) => ({
        txnId,
        code: codes.get(txnId ?? '') ?? '',
        trays,
      })),
      washedISO: washedBefore(lot.plantedISO, washDays),
      weighed: lot.weighedOz !== null,
      ...(isCut ? balanceOf(lot, isFresh, own, driedOz.get(lot.id) ?? 0) : NOTHING),
      ...amountUnitOf(variety),
    };
  };
  return [...supplies.values()]
    .flatMap((supply) =>
      supply.lots.filter(({ id }) => wanted.has(id)).map((lot) => batchOf(supply, lot)),
    )
    .sort(byCut);
}

/** A batch counts as cut when its harvest is done, its day is over, or some of it was delivered. */
function isCutBy(lot: TraceLot, today: IsoDate, rows: readonly TracedRow[]): boolean {
  if (lot.state === 'skipped') return false;
  const isDue = lot.isPlanted && lot.countedTrays > lot.lostTrays && lot.cutISO < today;
  const isDelivered = rows.some(({ status, oz }) => status === 'DELIVERED' && oz > 0);
  return lot.state === 'cut' || isDue || isDelivered;
}

const NOTHING = {
  harvestedOz: 0,
  deliveredOz: 0,
  driedOz: 0,
  goneOz: 0,
  onHandOz: 0,
  missingOz: 0,
};

function balanceOf(
  { harvestedOz, goneOz }: TraceLot,
  isFresh: boolean,
  rows: readonly TracedRow[],
  driedOz: number,
): typeof NOTHING {
  const gone = rows.filter(({ status }) => status === 'DELIVERED' || status === 'ASSUMED');
  const deliveredOz = sumOf(gone.map(({ oz }) => oz));
  const left = Math.max(0, harvestedOz - deliveredOz - driedOz - goneOz);
  const onHandOz = isFresh ? left : 0;
  return { harvestedOz, deliveredOz, driedOz, goneOz, onHandOz, missingOz: left - onHandOz };
}

/** The days on which trays were scrubbed, in order. */
function washDaysOf(tasks: readonly Task[]): readonly IsoDate[] {
  return tasks
    .filter((task) => task.special === 'TRAY_SCRUB' && isCarriedOut(task))
    .map(({ scrubInfo, dateISO }) => scrubInfo?.completedISO ?? dateISO)
    .sort();
}

function washedBefore(plantedISO: IsoDate | null, washDays: readonly IsoDate[]): IsoDate | null {
  if (plantedISO === null) return null;
  return washDays.findLast((dateISO) => dateISO <= plantedISO) ?? null;
}

const byCut = byTexts('cutISO', 'code', 'batch');

/** Where the ounces of all batches are, trays of what is sold alive apart. */
export function traceTotals(batches: readonly TracedBatch[]): TraceTotals {
  const live = batches.filter(({ unit }) => unit === 'tray');
  const totals = unitTotals(batches.filter(({ unit }) => unit !== 'tray'));
  return live.length === 0 ? totals : { ...totals, trays: unitTotals(live) };
}

/** "91.7% of 96.8 oz accounted for", and the same of trays; of what nothing was harvested none. */
export function accountedShares(
  { trays, ...ounces }: TraceTotals,
  inUnit: (amount: number, unit: AmountUnit) => string,
): readonly Sentence[] {
  const shareOf = ({ accountedPercent: percent, harvestedOz }: UnitTotals, unit: AmountUnit) =>
    percent === null ? [] : say`${percent}% of ${inUnit(harvestedOz, unit)} accounted for`;
  return [shareOf(ounces, {}), trays ? shareOf(trays, { unit: 'tray' }) : []].flat();
}

function unitTotals(batches: readonly TracedBatch[]): UnitTotals {
  const total = (name: keyof typeof NOTHING) => sumOf(batches.map((batch) => batch[name]));
  const accounted = sumOf(
    batches.map((batch) => Math.min(batch.harvestedOz, outOf(batch) + batch.onHandOz)),
  );
  const harvestedOz = total('harvestedOz');
  return {
    harvestedOz,
    deliveredOz: total('deliveredOz'),
    driedOz: total('driedOz'),
    goneOz: total('goneOz'),
    onHandOz: total('onHandOz'),
    missingOz: total('missingOz'),
    accountedPercent: harvestedOz > 0 ? roundTo((100 * accounted) / harvestedOz, 1) : null,
  };
}

function outOf({ deliveredOz, driedOz, goneOz }: TracedBatch): number {
  return deliveredOz + driedOz + goneOz;
}

/** Says of a batch that more of it went out than there was. */
export function batchProblems(batch: TracedBatch): readonly Sentence[] {
  const { code, state, harvestedOz } = batch;
  const out = outOf(batch);
  if (state !== 'cut' || out - harvestedOz < SHORT_OZ) return [];
  const ready = batch.unit === 'tray' ? 'ready' : 'harvested';
  return [
    say`${code}: ${amountSaid(out, batch)} went out, ${amountSaid(harvestedOz, batch)} were ${ready}`,
  ];
}
