import { bookedVariety, varietyOfStock, type Purchase } from '#domain/buying/purchase.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import {
  materialAmount,
  bookDelivery,
  receiveStock,
} from '#domain/catalog/materials/material-stock.ts';
import { customerKey } from '#domain/customers/customer.ts';
import type { SeedLot } from '#domain/catalog/seeds/seed-transaction.ts';
import { recordById } from '#domain/records/change-records.ts';
import { convert } from '#domain/units/convert.ts';
import { type FarmDocument } from '../../document/farm-document.ts';
import type { JsonRecord } from '../../document/json-record.ts';
import { readDay } from '../../read/read-time.ts';
import { changeRecord } from '../action-rules.ts';
import { addIntake } from '../work/seeds.ts';

export interface CameIn {
  /** In the unit of the purchase. */
  readonly qty: number;
  readonly dateISO: IsoDate;
  /** Of seed. */
  readonly lot?: SeedLot;
}

/** Books a purchase that came in: seed in the vault, all else on the stock of its material. */
export function intoStock(
  farm: FarmDocument,
  { id, stockId, unit, note }: Purchase,
  { qty, dateISO, lot }: CameIn,
  { now, today }: ActionContext,
): FarmDocument {
  const varietyId = bookedVariety(farm, stockId);
  if (varietyId === null) {
    return changeRecord(farm, 'catalog/materials', stockId, (material) =>
      bookDelivery(material, { qty, unit }, isoInstant(now)),
    );
  }
  const booking = {
    id: bookingOfPurchase(id),
    atISO: dateISO === today ? isoInstant(now) : noonOf(dateISO),
    varietyId,
    pounds: poundsOf(farm, { stockId, unit }, qty),
    note,
    ...(lot !== undefined && { lot }),
  };
  return addIntake(farm, booking);
}

function noonOf(dateISO: IsoDate): IsoInstant {
  return `${dateISO}T12:00:00.000Z`;
}

/** The booking of seed that a purchase becomes: the same on every device. */
export function bookingOfPurchase(id: string): string {
  return `seed_${id}`;
}

function poundsOf(
  { catalog }: FarmDocument,
  { stockId, unit }: Pick<Purchase, 'stockId' | 'unit'>,
  qty: number,
): number {
  const material = recordById(catalog.materials, stockId);
  return material === undefined
    ? convert(qty, unit, 'lb')
    : materialAmount(material, { qty, unit }, 'lb');
}

/** Another amount or day of what came in, as a merge left it out: the stock follows. */
export function correctReceived(
  farm: FarmDocument,
  id: string,
  { receivedQty: qty, receivedISO }: JsonRecord,
): FarmDocument {
  const purchase = recordById(farm.purchases ?? [], id);
  if (purchase?.status !== 'RECEIVED' || purchase.receivedQty === null) return farm;
  if (typeof qty !== 'number') return farm;
  const { stockId, unit, receivedQty } = purchase;
  const day = readDay(receivedISO) ?? purchase.receivedISO;
  const corrected = changeRecord(farm, 'purchases', id, (one) => ({
    ...one,
    receivedQty: qty,
    receivedISO: day,
  }));
  if (bookedVariety(farm, stockId) !== null) {
    const pounds = poundsOf(farm, purchase, qty);
    return changeRecord(corrected, 'seedsInventory', bookingOfPurchase(id), (booking) => ({
      ...booking,
      pounds,
      ...(day !== null && day !== purchase.receivedISO && { atISO: noonOf(day) }),
    }));
  }
  return changeRecord(corrected, 'catalog/materials', stockId, (material) =>
    receiveStock(material, { qty: qty - receivedQty, unit }),
  );
}

/** A supplier and days that were typed with an order are those of the stock from now on. */
export function noteSupplier(
  farm: FarmDocument,
  { stockId, supplier }: Purchase,
  leadDays: number | undefined,
): FarmDocument {
  const toKeep = (known: { readonly supplier?: string }) => ({
    ...(customerKey(supplier) !== '' &&
      customerKey(known.supplier ?? '') !== customerKey(supplier) && { supplier: supplier.trim() }),
    ...(leadDays !== undefined && { leadDays }),
  });
  const varietyId = varietyOfStock(stockId);
  if (varietyId !== null) {
    return changeRecord(farm, 'varieties', varietyId, (variety) => {
      const { seedInfo } = variety;
      return { ...variety, seedInfo: { ...seedInfo, ...toKeep(seedInfo) } };
    });
  }
  return changeRecord(farm, 'catalog/materials', stockId, (material) => ({
    ...material,
    meta: { ...material.meta, ...toKeep(material.meta) },
  }));
}
