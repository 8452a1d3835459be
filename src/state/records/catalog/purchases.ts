import { type Purchase, stockName, varietyOfStock } from '#domain/buying/purchase.ts';
import { type IsoDate } from '#domain/calendar/iso-date.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import {
  materialAmount,
  bookDelivery,
  receiveStock,
} from '#domain/catalog/materials/material-stock.ts';
import { seedVariety, type SeedLot } from '#domain/catalog/seeds/seed-transaction.ts';
import { seedOnHandByVariety } from '#domain/catalog/seeds/seed-on-hand.ts';
import { customerKey } from '#domain/customers/customer.ts';
import {
  changeById,
  freeId,
  patched,
  recordById,
  idOfMoment,
} from '#domain/records/change-records.ts';
import { seedStocks } from '#domain/reports/seed-stocks.ts';
import { convert } from '#domain/units/convert.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { type FarmDocument, sameValue, withList } from '../../document/farm-document.ts';
import { readPurchases } from '../../read/slices/read-purchases.ts';
import { actionRules, withRecords, type RecordChange, type RecordName } from '../action-rules.ts';
import { addIntake } from '../work/seeds.ts';

/** A purchase that is made, and days of its supplier that were typed with it. */
export type NewPurchase = Omit<Purchase, 'id' | 'status' | 'receivedISO' | 'receivedQty'> &
  Partial<RecordName> & { readonly leadDays?: number };

interface CameIn extends RecordName {
  /** In the unit of the purchase. */
  readonly qty: number;
  readonly dateISO: IsoDate;
  /** The rest of it becomes a purchase of its own. */
  readonly restComes: boolean;
  /** Of seed. */
  readonly lot?: SeedLot;
}

/**
 * Actions on purchases. Received goods are in stock at once. A purchase that was deleted can't be
 * received or canceled.
 *
 * @throws UnitError if an amount doesn't convert to the stock's unit.
 */
export const PURCHASE_ACTIONS = {
  ORDER_STOCK: actionRules<{ readonly purchases: readonly NewPurchase[] }>({
    label: ({ purchases }, farm) => {
      const [first, ...others] = purchases;
      if (first === undefined) return 'Order';
      return others.length === 0
        ? `Order ${stockName(farm, first.stockId)}`
        : `Order ${purchases.length} items`;
    },
    run: (farm, { purchases }, context) =>
      purchases.reduce((one, purchase) => order(one, purchase, context), farm),
  }),
  RECEIVE_PURCHASE: actionRules<CameIn>({ ...ofPurchase('Receive'), run: receive }),
  /** Puts a purchase right. One that came in without being received is marked so, and books nothing. */
  CHANGE_PURCHASE: actionRules<RecordChange<Purchase>>({
    ...ofPurchase('Change order of'),
    run: change,
  }),
  CANCEL_PURCHASE: actionRules<RecordName>({
    ...ofPurchase('Cancel order of'),
    run: (farm, { id }) => change(farm, { id, patch: { status: 'CANCELLED' } }),
  }),
};

function ofPurchase(verb: string) {
  return {
    label: ({ id }: RecordName, farm: FarmDocument) => {
      const stockId = recordById(farm.purchases ?? [], id)?.stockId ?? '';
      return `${verb} ${stockName(farm, stockId)}`;
    },
    edits: ({ id }: RecordName) => [{ list: 'purchases', id } as const],
  };
}

function order(farm: FarmDocument, typed: NewPurchase, { now }: ActionContext): FarmDocument {
  const { leadDays, ...given } = typed;
  const { purchases = [] } = farm;
  const { stockId, qty, supplier } = given;
  const apart = [stockId, String(qty), supplier, String(purchases.length)];
  const wanted = given.id || idOfMoment('pur', isoInstant(now), apart);
  const [purchase] = readPurchases([{ ...given, id: freeId(wanted, purchases) }]);
  if (purchase === undefined) return farm;
  const ordered = withList(farm, 'purchases', [...purchases, purchase]);
  return withSupplier(ordered, purchase, leadDays);
}

/** A supplier and days that were typed with an order are those of the stock from now on. */
function withSupplier(
  farm: FarmDocument,
  { stockId, supplier }: Purchase,
  leadDays: number | undefined,
): FarmDocument {
  const toKeep = (known: { readonly supplier?: string; readonly leadDays?: number }) => ({
    ...(customerKey(supplier) !== '' &&
      customerKey(known.supplier ?? '') !== customerKey(supplier) && { supplier: supplier.trim() }),
    ...(leadDays !== undefined && known.leadDays !== leadDays && { leadDays }),
  });
  const varietyId = varietyOfStock(stockId);
  if (varietyId !== null) {
    const varieties = changeById(farm.varieties, varietyId, (variety) => {
      const kept = toKeep(variety.seedInfo);
      if (Object.keys(kept).length === 0) return variety;
      return { ...variety, seedInfo: { ...variety.seedInfo, ...kept } };
    });
    return withRecords(farm, 'varieties', varieties);
  }
  const materials = changeById(farm.catalog.materials, stockId, (material) => {
    const kept = toKeep(material.meta);
    if (Object.keys(kept).length === 0) return material;
    return { ...material, meta: { ...material.meta, ...kept } };
  });
  return withRecords(farm, 'catalog/materials', materials);
}

function receive(farm: FarmDocument, came: CameIn, context: ActionContext): FarmDocument {
  const { id, qty, dateISO, restComes } = came;
  const { purchases = [] } = farm;
  const purchase = recordById(purchases, id);
  if (purchase?.status !== 'ORDERED' || !(qty > 0)) return farm;
  const rest = roundUnits(purchase.qty - qty);
  const later = { ...purchase, id: freeId(id, purchases), qty: rest, packs: null, cost: null };
  const received = changeById(purchases, id, (one) =>
    patched<Purchase>(one, { status: 'RECEIVED', receivedISO: dateISO, receivedQty: qty }),
  );
  const listed = restComes && rest > 0 ? [...received, later] : received;
  return intoStock(withList(farm, 'purchases', listed), purchase, came, context);
}

function intoStock(
  farm: FarmDocument,
  { id, stockId, unit, note }: Purchase,
  { qty, dateISO, lot }: CameIn,
  { now, today }: ActionContext,
): FarmDocument {
  const varietyId = bookedVariety(farm, stockId);
  if (varietyId === null) {
    const materials = changeById(farm.catalog.materials, stockId, (material) =>
      bookDelivery(material, { qty, unit }, isoInstant(now)),
    );
    return withRecords(farm, 'catalog/materials', materials);
  }
  const booking = {
    id: bookingOfPurchase(id),
    atISO: dateISO === today ? isoInstant(now) : `${dateISO}T12:00:00.000Z`,
    varietyId,
    pounds: poundsOf(farm, { stockId, unit }, qty),
    note,
    ...(lot !== undefined && { lot }),
  };
  return addIntake(farm, booking);
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

/** The variety for which the vault books what comes in of a stock; null for a stock of materials. */
function bookedVariety(farm: FarmDocument, stockId: string): string | null {
  const ofVault = varietyOfStock(stockId);
  if (ofVault !== null) return ofVault;
  const vault = seedOnHandByVariety(farm.seedsInventory);
  const seed = seedStocks(farm.varieties, farm.catalog, vault).get(stockId);
  const [first] = seed?.varieties ?? [];
  if (seed === undefined || seed.pounds === null || first === undefined) return null;
  return seedVariety(first, farm.varieties).id;
}

function change(farm: FarmDocument, { id, patch }: RecordChange<Purchase>): FarmDocument {
  const { purchases = [] } = farm;
  const before = recordById(purchases, id);
  if (before === undefined) return farm;
  const { status: _status, receivedISO: _day, receivedQty: _qty, ...others } = patch;
  const settled = patched<Purchase>(before, before.status === 'ORDERED' ? patch : others);
  const [changed] = readPurchases([{ ...settled, id }]);
  if (changed === undefined || sameValue(changed, before)) return farm;
  return withList(
    farm,
    'purchases',
    changeById(purchases, id, () => changed),
  );
}

/** Another amount of what came in, as a merge left it out: the stock follows. */
export function correctReceived(farm: FarmDocument, id: string, qty: number): FarmDocument {
  const { purchases = [] } = farm;
  const purchase = recordById(purchases, id);
  if (purchase?.status !== 'RECEIVED' || purchase.receivedQty === null) return farm;
  const { stockId, unit, receivedQty } = purchase;
  const corrected = withList(
    farm,
    'purchases',
    changeById(purchases, id, (one) => ({ ...one, receivedQty: qty })),
  );
  if (bookedVariety(farm, stockId) !== null) {
    const pounds = poundsOf(farm, purchase, qty);
    const seedsInventory = changeById(farm.seedsInventory, bookingOfPurchase(id), (booking) => ({
      ...booking,
      pounds,
    }));
    return withRecords(corrected, 'seedsInventory', seedsInventory);
  }
  const materials = changeById(farm.catalog.materials, stockId, (material) =>
    receiveStock(material, { qty: qty - receivedQty, unit }),
  );
  return withRecords(corrected, 'catalog/materials', materials);
}
