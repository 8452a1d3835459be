import {
  type IsoDate,
  type IsoSpan,
  addDays,
  earliestOf,
  isInRange,
  latestOf,
} from '#domain/calendar/iso-date.ts';
import { customerByKey, customerOf, customerKey } from '#domain/customers/customer.ts';
import { assortmentOf, demandLines } from '#domain/demand/demand-lines.ts';
import { deliveryId } from '#domain/orders/delivery.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import { storedRecords } from '#domain/orders/stored-order.ts';
import type { Task } from '#domain/planning/task.ts';
import { isSeedLot, type SeedLotEntry } from '../seed-lots/seed-lot.ts';
import { batchesOfCode, batchesSownFrom, type NamedBatch } from './batch-index.ts';
import { codesIn } from './batch-code.ts';
import { swapsOf, withGivenInstead, type TraceFarm } from './trace-farm.ts';
import type { TracedRow, TraceKind } from './trace.ts';

/** The deliveries of a customer that are asked about: today’s and those of the 59 days before. */
const CUSTOMER_DAYS = 60;

export interface TraceStart {
  readonly kind: TraceKind;
  /** The batches that are asked about; null of a customer: those of the deliveries are. */
  readonly batches: ReadonlySet<string> | null;
  /** Seed lots that are asked for by themselves. */
  readonly txnIds: ReadonlySet<string>;
  readonly varietyIds: ReadonlySet<string>;
  /** The harvest days of the batches; of a customer the days of the deliveries. */
  readonly asked: IsoSpan;
  readonly isAsked: (row: TracedRow, order: Parameters<typeof customerOf>[0]) => boolean;
}

/** Tries batch codes, then a seed lot, a seed supplier, a customer; `null` for anything else. */
export function traceStart(
  farm: TraceFarm,
  tasks: readonly Task[],
  text: string,
  today: IsoDate,
): TraceStart | null {
  const key = customerKey(text);
  if (key === '') return null;
  const batches = codesIn(text).map((code) => batchesOfCode(farm, tasks, code));
  if (batches.length > 0 && batches.every((found) => found.length > 0)) {
    return ofBatches('batch', batches.flat(), new Set(), today);
  }
  const lots = farm.seedsInventory.filter(isSeedLot);
  const ofLots = (kind: TraceKind, found: readonly SeedLotEntry[]): TraceStart => {
    const txnIds = new Set(found.map(({ id }) => id));
    return ofBatches(kind, batchesSownFrom(farm, tasks, txnIds), txnIds, today);
  };
  const coded = lots.filter(({ lot }) => customerKey(lot.code) === key);
  if (coded.length > 0) return ofLots('seedLot', coded);
  const supplied = lots.filter(({ lot }) => customerKey(lot.supplier) === key);
  if (supplied.length > 0) return ofLots('supplier', supplied);
  return ofCustomer(farm, key, today);
}

/** Without any batch nothing is asked of the day. */
function ofBatches(
  kind: TraceKind,
  named: readonly NamedBatch[],
  txnIds: ReadonlySet<string>,
  today: IsoDate,
): TraceStart {
  const batches = new Set(named.map(({ batch }) => batch));
  const days = named.map(({ dayISO }) => dayISO);
  return {
    kind,
    batches,
    txnIds,
    varietyIds: new Set(named.map(({ varietyId }) => varietyId)),
    asked: { from: earliestOf(days) ?? today, to: latestOf(days) ?? today },
    isAsked: (row) => batches.has(row.batch),
  };
}

/** Also of what one of the varieties was given instead of. */
function ofCustomer(farm: TraceFarm, key: string, today: IsoDate): TraceStart | null {
  const asked = { from: addDays(today, 1 - CUSTOMER_DAYS), to: today };
  const assortment = assortmentOf(farm);
  const own = farmEvents(farm, asked.from, asked.to).filter(
    ({ order }) => customerOf(order).key === key,
  );
  const isKnown = customerByKey(farm.customers, key) !== undefined;
  const isOfOrder = storedRecords(farm).some((order) => customerOf(order).key === key);
  if (own.length === 0 && !isKnown && !isOfOrder) return null;
  const lines = own.flatMap(({ order }) => demandLines(order, assortment));
  const ids = new Set(own.map(({ order, dateISO }) => deliveryId(order.id, dateISO)));
  const recorded = (farm.deliveries ?? [])
    .filter(({ id }) => ids.has(id))
    .flatMap(({ sent }) => sent?.parts ?? []);
  const sold = [...lines, ...recorded].map(({ varietyId }) => varietyId);
  return {
    kind: 'customer',
    batches: null,
    txnIds: new Set(),
    varietyIds: withGivenInstead(sold, swapsOf(farm)),
    asked,
    isAsked: (row, order) => customerOf(order).key === key && isInRange(row.dayISO, asked),
  };
}
