import type { CostSnapshot, DemandRecord, Market } from '#domain/orders/order.ts';
import { readChoice, readNumber, readOptionalText, readPositive, readText } from './coerce.ts';
import { readTarget, type KnownTargets } from './read-order-items.ts';
import { readRecords } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { settle } from './settle.ts';

const KINDS: readonly Market['kind'][] = ['MARKET', 'EVENT'];

/** Markets and events the farm sells at. */
export function readMarkets(value: unknown): Market[] {
  return readRecords(value, 'mkt', (source, id) =>
    settle<Market>(source, {
      id,
      name: readText(source.name),
      kind: readChoice(source.kind, KINDS, 'MARKET'),
    }),
  );
}

/** Expected sales; records without a day are dropped, and each names one thing at most. */
export function readDemandRecords(value: unknown, known: KnownTargets): DemandRecord[] {
  return readRecords(value, 'dmd', (source, id) => {
    const date = readDay(source.date);
    if (date === null) return null;
    const { productId, varietyId } = readTarget(source, known);
    return settle<DemandRecord>(source, {
      id,
      kind: readChoice(source.kind, KINDS, 'MARKET'),
      marketId: readText(source.marketId),
      date,
      units: readNumber(source.units, 0, { min: 0 }),
      varietyId,
      productId: productId === '' ? undefined : productId,
      packageOz: readPositive(source.packageOz, undefined),
      packagingId: readOptionalText(source.packagingId),
    });
  });
}

/** Recorded costs of order events; records without a day are dropped. */
export function readCostHistory(value: unknown): CostSnapshot[] {
  return readRecords(value, 'cst', (source, id) => {
    const dateISO = readDay(source.dateISO);
    if (dateISO === null) return null;
    return settle<CostSnapshot>(source, {
      id,
      orderId: readText(source.orderId),
      dateISO,
      totalCost: readNumber(source.totalCost, 0),
      atISO: readInstant(source.atISO) ?? UNKNOWN_INSTANT,
    });
  });
}
