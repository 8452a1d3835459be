import { type IsoDate, addDays, type IsoSpan } from '#domain/calendar/iso-date.ts';
import { customerByKey, customerOf, customerKey } from '#domain/customers/customer.ts';
import { assortmentOf, demandLines } from '#domain/demand/demand-lines.ts';
import { deliveryId } from '#domain/orders/delivery.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import { storedRecords } from '#domain/orders/stored-order.ts';
import type { Task } from '#domain/planning/task.ts';
import { isSeedLot, type SeedLotEntry } from '../seed-lots/seed-lot.ts';
import { batchesOfCode, batchesSownFrom, type NamedBatch } from './batch-index.ts';
import { codesIn } from './batch-code.ts';
import type { TraceFarm } from './trace-farm.ts';
import type { TraceKind } from './trace.ts';

/** The deliveries of a customer that are asked about: today’s and those of the 59 days before. */
const CUSTOMER_DAYS = 60;

export interface TraceStart {
  readonly kind: TraceKind;
  /** The batches that are asked about; of a customer those of the deliveries are. */
  readonly batches: readonly NamedBatch[];
  /** Seed lots that are asked for by themselves. */
  readonly txnIds: ReadonlySet<string>;
  /** The days and varieties whose deliveries are asked for; null unless the text names a customer. */
  readonly customer: TracedCustomer | null;
}

interface TracedCustomer extends IsoSpan {
  readonly key: string;
  readonly varietyIds: ReadonlySet<string>;
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
  const none = { batches: [], txnIds: new Set<string>(), customer: null };
  const batches = codesIn(text).map((code) => batchesOfCode(farm, tasks, code));
  if (batches.length > 0 && batches.every((found) => found.length > 0)) {
    return { ...none, kind: 'batch', batches: batches.flat() };
  }
  const lots = farm.seedsInventory.filter(isSeedLot);
  const ofLots = (kind: TraceKind, found: readonly SeedLotEntry[]): TraceStart => {
    const txnIds = new Set(found.map(({ id }) => id));
    return { ...none, kind, txnIds, batches: batchesSownFrom(farm, tasks, txnIds) };
  };
  const coded = lots.filter(({ lot }) => customerKey(lot.code) === key);
  if (coded.length > 0) return ofLots('seedLot', coded);
  const supplied = lots.filter(({ lot }) => customerKey(lot.supplier) === key);
  if (supplied.length > 0) return ofLots('supplier', supplied);
  const customer = tracedCustomer(farm, key, today);
  return customer === null ? null : { ...none, kind: 'customer', customer };
}

function tracedCustomer(farm: TraceFarm, key: string, today: IsoDate): TracedCustomer | null {
  const days = { from: addDays(today, 1 - CUSTOMER_DAYS), to: today };
  const assortment = assortmentOf(farm);
  const own = farmEvents(farm, days.from, days.to).filter(
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
  const varietyIds = new Set([...lines, ...recorded].map(({ varietyId }) => varietyId));
  return { key, ...days, varietyIds };
}
