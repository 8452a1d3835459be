import { isoDate } from '#domain/calendar/iso-date.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { customerByKey, customerKey } from '#domain/customers/customer.ts';
import type { DryLine } from '#domain/drying/dry-load.ts';
import { readyDay } from '#domain/drying/overlapping-loads.ts';
import type { TraceFarm } from './trace-farm.ts';
import type { TraceSupplies } from './trace-supply.ts';
import type { TracedLoad, TracedRow } from './trace.ts';

/** Returns the dried ounces of some batches. Greens of several batches in one line are shared evenly. */
export function driedOf(
  { dryLoads = [] }: TraceFarm,
  supplies: TraceSupplies,
): readonly TracedLoad[] {
  return dryLoads
    .filter(({ status }) => status === 'RUNNING' || status === 'DONE')
    .flatMap(({ id, lines }) => lines.flatMap((line) => driedLine(id, line, supplies)));
}

function driedLine(loadId: string, line: DryLine, supplies: TraceSupplies): readonly TracedLoad[] {
  const supply = supplies.get(line.varietyId);
  if (supply === undefined || supply.variety.live === true) return [];
  const { itemId, harvests, cutISO, wetOz, dryG, trays } = line;
  const ofDay = supply.lots.filter(({ dayISO }) => dayISO === cutISO).map(({ id }) => id);
  const batches = harvests.length > 0 ? harvests : ofDay;
  const oz = (wetOz ?? trays * effectiveYield(supply.variety)) / batches.length;
  const grams = dryG === null ? null : dryG / batches.length;
  return batches.map((batch) => ({ loadId, itemId, batch, oz, dryG: grams }));
}

/** Pro orders that may have something of what was dried of a batch: goods of one item lie in one pool. */
export function driedRows(farm: TraceFarm, loads: readonly TracedLoad[]): readonly TracedRow[] {
  const ready = new Map(
    farm.dryLoads?.map((load) => [load.id, isoDate(Math.ceil(readyDay(load)))]),
  );
  return farm.alchemy.orders.flatMap((order) => {
    if (!order._consumed && !order._reserved) return [];
    const held = new Set(order._reservedItems?.map(({ itemId }) => itemId));
    const updatedISO = order.updatedAt.slice(0, 10);
    const batches = loads
      .filter(({ loadId, itemId }) => held.has(itemId) && (ready.get(loadId) ?? '') <= updatedISO)
      .map(({ batch }) => batch);
    const dayISO = order.dueAt ?? updatedISO;
    return [...new Set(batches)].map((batch): TracedRow => {
      const known = customerByKey(farm.customers, customerKey(order.customer.name));
      return {
        orderId: order.id,
        dateISO: dayISO,
        dayISO,
        to: order.customer.name.trim() || order.id,
        phone: known?.phone ?? '',
        email: order.customer.email || (known?.email ?? ''),
        what: whatOf(order.lines, farm),
        batch,
        oz: 0,
        link: 'possible',
        status: order._consumed ? 'DELIVERED' : 'PLANNED',
        recorded: false,
      };
    });
  });
}

function whatOf(
  lines: TraceFarm['alchemy']['orders'][number]['lines'],
  { alchemy }: TraceFarm,
): string {
  const names = new Map(alchemy.products.map(({ id, name }) => [id, name]));
  return lines
    .map(({ productId, qty }) => `${qty} × ${names.get(productId) ?? 'Unknown product'}`)
    .join(', ');
}
