import { amountSaid, amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { customerOf } from '#domain/customers/customer.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { groupBy, compareTexts, sumOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { seedOfBatches } from '../seed-lots/batch-seed.ts';
import { listSeedLots } from '../seed-lots/list-seed-lots.ts';
import { say, type Sentence } from '#domain/tell/say.ts';
import { SHORT_OZ } from '../supply/variety-supply.ts';
import { batchCode } from './batch-code.ts';
import { driedOf, driedRows } from './dried-batches.ts';
import type { TraceFarm } from './trace-farm.ts';
import { traceRows, type AllRows } from './trace-rows.ts';
import { traceStart, type TraceStart } from './trace-start.ts';
import { traceSupplies, traceWindow, type TraceLot, type TraceSupply } from './trace-supply.ts';
import type {
  Trace,
  TracedBatch,
  TracedLoad,
  TracedRow,
  TraceTotals,
  UnitTotals,
} from './trace.ts';

/**
 * Traces batches, a seed lot, a supplier's seed or a customer's deliveries back and forward.
 *
 * @param tasks - Those of the plan.
 * @returns `null` if nothing in the farm has this name.
 */
export function answerTrace(
  farm: TraceFarm,
  tasks: readonly Task[],
  text: string,
  today: IsoDate,
): Trace | null {
  const start = traceStart(farm, tasks, text, today);
  if (start === null) return null;
  const asked = askedDays(start);
  const varietyIds = varietiesOf(start, farm);
  const supplies: ReadonlyMap<string, TraceSupply> =
    asked === null ? new Map() : traceSupplies(farm, { tasks, today, varietyIds, asked });
  const window = asked === null ? null : traceWindow(asked);
  const all = traceRows(farm, supplies, { varietyIds, today, window });
  const rows = rowsOfStart(start, all);
  const wanted = new Set(
    start.customer === null
      ? start.batches.map(({ batch }) => batch)
      : rows.map(({ batch }) => batch),
  );
  const dried = driedOf(farm, supplies).filter(({ batch }) => wanted.has(batch));
  const facts = {
    today,
    dried,
    rows: groupBy(
      all.map(({ row }) => row),
      ({ batch }) => batch,
    ),
    seedOf: seedOfBatches(farm.traysPlantedLog, tasks),
    codes: new Map(farm.seedsInventory.map(({ id, lot }) => [id, lot?.code ?? ''])),
    washDays: washDaysOf(tasks),
  };
  const batches = [...supplies.values()]
    .flatMap((supply) => batchesOfSupply(supply, wanted, facts))
    .sort(byCut);
  const pooled = start.customer === null ? driedRows(farm, dried) : [];
  return {
    today,
    start: { kind: start.kind, text },
    seedLots: seedLotsOf(start, batches, farm),
    batches,
    deliveries: [...rows, ...pooled].sort(byDelivery),
    loads: dried,
    totals: totalsOf(batches),
    problems: batches.flatMap(problemsOf),
  };
}

function askedDays({ batches, customer }: TraceStart): { from: IsoDate; to: IsoDate } | null {
  if (customer !== null) return customer;
  const days = batches.map(({ dayISO }) => dayISO).sort();
  const [from] = days;
  const to = days.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** Also what one of them was given instead of. */
function varietiesOf(
  { batches, customer }: TraceStart,
  { deliveryChanges = [] }: TraceFarm,
): ReadonlySet<string> {
  if (customer === null) return new Set(batches.map(({ varietyId }) => varietyId));
  const swapped = (deliveryChanges ?? []).flatMap((change) =>
    change.kind === 'SWAP' && customer.varietyIds.has(change.varietyId) ? [change.toVarietyId] : [],
  );
  return new Set([...customer.varietyIds, ...swapped]);
}

function rowsOfStart({ batches, customer }: TraceStart, all: AllRows) {
  if (customer === null) {
    const ids = new Set(batches.map(({ batch }) => batch));
    return all.filter(({ row }) => ids.has(row.batch)).map(({ row }) => row);
  }
  const isOwn = ({ row, order }: AllRows[number]) =>
    customerOf(order).key === customer.key &&
    row.dayISO >= customer.from &&
    row.dayISO <= customer.to;
  return all.filter(isOwn).map(({ row }) => row);
}

interface BatchFacts {
  readonly today: IsoDate;
  /** By their batch. */
  readonly rows: ReadonlyMap<string, readonly TracedRow[]>;
  readonly dried: readonly TracedLoad[];
  readonly seedOf: ReturnType<typeof seedOfBatches>;
  /** Of seed lots, by their entries. */
  readonly codes: ReadonlyMap<string, string>;
  readonly washDays: readonly IsoDate[];
}

function batchesOfSupply(
  supply: TraceSupply,
  wanted: ReadonlySet<string>,
  { today, rows: rowsByBatch, dried, seedOf, codes, washDays }: BatchFacts,
): readonly TracedBatch[] {
  const lots = supply.lots.filter(({ id }) => wanted.has(id));
  return lots.map((lot) => {
    const rows = rowsByBatch.get(lot.id) ?? [];
    const isDelivered = rows.some(({ status, oz }) => status === 'DELIVERED' && oz > 0);
    const isCut = isCutBy(lot, today, isDelivered);
    const gone = rows.filter(({ status }) => status === 'DELIVERED' || status === 'ASSUMED');
    const own = dried.filter(({ batch }) => batch === lot.id);
    const isFresh = daysBetween(lot.cutISO, today) <= supply.shelfLife;
    const balance = balanceOf(
      lot,
      isCut,
      isFresh,
      sumOf(gone.map(({ oz }) => oz)),
      sumOf(own.map(({ oz }) => oz)),
    );
    return {
      batch: lot.id,
      code: batchCode(lot.id),
      varietyId: supply.variety.id,
      varietyName: supply.variety.name,
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
      ...balance,
      ...amountUnitOf(supply.variety),
    };
  });
}

/** A batch counts as cut when its harvest is done, its day is over, or some of it was delivered. */
function isCutBy(lot: TraceLot, today: IsoDate, isDelivered: boolean): boolean {
  if (lot.state === 'skipped') return false;
  const isDue = lot.isPlanted && lot.countedTrays > lot.lostTrays && lot.cutISO < today;
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
  isCut: boolean,
  isFresh: boolean,
  deliveredOz: number,
  driedOz: number,
): typeof NOTHING {
  if (!isCut) return NOTHING;
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

function seedLotsOf(
  { txnIds, kind }: TraceStart,
  batches: readonly TracedBatch[],
  farm: TraceFarm,
): Trace['seedLots'] {
  const isAsked = kind === 'seedLot' || kind === 'supplier';
  const sown = batches.flatMap(({ seedLots }) => seedLots.map(({ txnId }) => txnId ?? ''));
  const ids = isAsked ? txnIds : new Set(sown);
  return listSeedLots(farm, ids);
}

function totalsOf(batches: readonly TracedBatch[]): TraceTotals {
  const live = batches.filter(({ unit }) => unit === 'tray');
  const totals = unitTotals(batches.filter(({ unit }) => unit !== 'tray'));
  return live.length === 0 ? totals : { ...totals, trays: unitTotals(live) };
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

function problemsOf(batch: TracedBatch): readonly Sentence[] {
  const { code, state, harvestedOz } = batch;
  const out = outOf(batch);
  if (state !== 'cut' || out - harvestedOz < SHORT_OZ) return [];
  const ready = batch.unit === 'tray' ? 'ready' : 'harvested';
  return [
    say`${code}: ${amountSaid(out, batch)} went out, ${amountSaid(harvestedOz, batch)} were ${ready}`,
  ];
}

function byCut(a: TracedBatch, b: TracedBatch): number {
  return (
    compareTexts(a.cutISO, b.cutISO) ||
    compareTexts(a.code, b.code) ||
    compareTexts(a.batch, b.batch)
  );
}

function byDelivery(a: Trace['deliveries'][number], b: Trace['deliveries'][number]): number {
  return (
    compareTexts(a.dayISO, b.dayISO) ||
    compareTexts(a.to, b.to) ||
    compareTexts(a.orderId, b.orderId) ||
    compareTexts(a.dateISO, b.dateISO) ||
    compareTexts(a.batch, b.batch)
  );
}
