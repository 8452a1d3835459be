import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import { seedMaterialOf } from '#domain/costing/seed-per-tray.ts';
import { recordById } from '#domain/records/change-records.ts';
import { tryConvert } from '#domain/units/convert.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { BuyingInputs } from './counted-stocks.ts';
import { varietyOfStock, type Purchase } from './purchase.ts';

/** Stock that came in without a purchase, and may be what was ordered. */
export interface UnmarkedArrival {
  readonly purchaseId: string;
  readonly dateISO: IsoDate;
  /** In the unit of the purchase. */
  readonly qty: number;
}

type Arrival = Omit<UnmarkedArrival, 'purchaseId'>;

/** So much of what was ordered, and not more than so much, is likely to be it. */
const LIKELY = { least: 0.8, most: 1.2 } as const;

/**
 * Purchases that may have come in without being received: after the day of the order as much came in as was
 * ordered, give or take a fifth.
 *
 * @param dayOf - The farm's day of an instant.
 */
export function unmarkedArrivals(
  farm: BuyingInputs,
  dayOf: (at: IsoInstant) => IsoDate,
): readonly UnmarkedArrival[] {
  const { purchases = [] } = farm;
  const ordered = purchases.filter(({ status }) => status === 'ORDERED');
  return ordered.flatMap((purchase) => {
    const { id, orderedISO, qty } = purchase;
    const came = arrivalsOf(farm, purchase, dayOf).find(
      (one) =>
        one.dateISO > orderedISO &&
        one.qty >= qty * LIKELY.least &&
        one.qty <= qty * LIKELY.most &&
        !purchases.some((other) => isMarkedBy(other, purchase, one)),
    );
    return came === undefined ? [] : [{ purchaseId: id, ...came }];
  });
}

/** What came in belongs to another purchase already. */
function isMarkedBy(other: Purchase, { stockId, unit }: Purchase, came: Arrival): boolean {
  return (
    other.stockId === stockId &&
    other.unit === unit &&
    other.receivedISO === came.dateISO &&
    other.receivedQty === came.qty
  );
}

/** What came in of a stock without a purchase, in the unit of the purchase. */
function arrivalsOf(
  farm: BuyingInputs,
  { stockId, unit }: Purchase,
  dayOf: (at: IsoInstant) => IsoDate,
): readonly Arrival[] {
  const material = recordById(farm.catalog.materials, stockId);
  const own = new Set((farm.purchases ?? []).map(({ id }) => `seed_${id}`));
  const seeds = farm.seedsInventory
    .filter(({ id, varietyId, pounds, meta }) => {
      const isOfStock =
        varietyOfStock(stockId) === varietyId ||
        (material !== undefined && seedMaterialOf(varietyId, farm.catalog)?.id === stockId);
      return isOfStock && pounds > 0 && meta === undefined && !own.has(id);
    })
    .flatMap(({ atISO, pounds }) => {
      const qty = tryConvert(pounds, 'lb', unit);
      return qty === null ? [] : [{ dateISO: dayOf(atISO), qty: roundUnits(qty) }];
    });
  const { receivedAt, receivedQty } = material?.meta ?? {};
  if (material === undefined || receivedAt === undefined || receivedQty === undefined) return seeds;
  const amount = { qty: receivedQty, unit: material.stock.unit };
  const qty = tryMaterialAmount(material, amount, unit);
  return qty === null ? seeds : [...seeds, { dateISO: dayOf(receivedAt), qty: roundUnits(qty) }];
}
