import { type IsoInstant } from '#domain/calendar/iso-date.ts';
import { isoInstant } from '#domain/calendar/moment.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { choosePrimarySoil } from '#domain/catalog/materials/primary-soil.ts';
import { followVariety, missingSingles } from '#domain/catalog/products/single-product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Price } from '#domain/prices/price.ts';
import { savedSeedInfo } from '#domain/catalog/seeds/saved-seed-info.ts';
import { byId } from '#domain/records/change-records.ts';
import { type FarmDocument, withList } from '../document/farm-document.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { readList } from '../read/read-record.ts';
import { RECURRING, SINGLE } from '../schema/orders.ts';
import { readMaterial, readMaterials } from '../read/slices/read-materials.ts';
import { knownTargets } from '../read/slices/read-order-items.ts';
import { readOrderOf, storedOrderSteps } from '../read/slices/read-orders.ts';
import { readPrices } from '../read/slices/read-sales.ts';
import { readVarieties, readVariety } from '../read/slices/read-varieties.ts';
import {
  NO_ORDERS,
  storedRecords,
  type OrderList,
  type OrderRecords,
} from '#domain/orders/stored-order.ts';
import { actionRules } from './action-rules.ts';
import { asRecord, type JsonRecord } from '../document/json-record.ts';

interface ImportedRecords {
  readonly varieties?: readonly Variety[];
  readonly materials?: readonly Material[];
  readonly orders?: Partial<OrderRecords>;
  readonly prices?: readonly Price[];
}

/** Fields that the file leaves out get their defaults. */
function readImported(source: JsonRecord, farm: FarmDocument): ImportedRecords {
  const orders = asRecord(source['orders']);
  const varieties = readVarieties(source['varieties']);
  const known = knownTargets({ ...farm, varieties: [...farm.varieties, ...varieties] });
  return {
    varieties,
    prices: readPrices(source['prices']),
    materials: readMaterials(source['materials'], null).materials,
    orders: {
      orders: runToCompletion(storedOrderSteps(orders['orders'], known)),
      recurring: readList(RECURRING, orders['recurring']),
      single: readList(SINGLE, orders['single']),
    },
  };
}

/** Whole records from a file: one that the farm has, by its id, is replaced, another is added. */
export const IMPORT_ACTIONS = {
  /**
   * Adds and replaces records in one step.
   *
   * Every record is read like one from a backup. What follows from it follows as when it is saved by
   * hand: the product of a variety comes along, a new link and a new count carry their time.
   */
  IMPORT_RECORDS: actionRules({
    payload: readImported,
    isUnsigned: true,
    label: ({ varieties, materials, orders, prices }) => {
      const parts = [
        varieties?.length ? 'varieties' : null,
        materials?.length ? 'materials' : null,
        orders === undefined ? null : 'orders',
        prices?.length ? 'prices' : null,
      ].filter((part) => part !== null);
      return `Import ${parts.join(' and ') || 'records'}`;
    },
    run: (farm, { varieties = [], materials = [], orders = {}, prices = [] }, { now }) => {
      const atISO = isoInstant(now);
      const withVarieties = importVarieties(farm, varieties, atISO);
      const withMaterials = importMaterials(withVarieties, materials, atISO);
      return importPrices(importOrders(withMaterials, orders, atISO), prices);
    },
  }),
};

function importVarieties(
  document: FarmDocument,
  typed: readonly Variety[],
  atISO: IsoInstant,
): FarmDocument {
  if (typed.length === 0) return document;
  const before = byId(document.varieties);
  const saved = byId(
    typed.map((variety) => {
      const known = before.get(variety.id) ?? null;
      const seedInfo = savedSeedInfo(variety.seedInfo, known?.seedInfo ?? null, atISO);
      return readVariety({ ...variety, seedInfo }, variety.id);
    }),
  );
  const products = document.products.map((product) => {
    if (product.type !== 'single') return product;
    const [was, is] = [before.get(product.varietyId), saved.get(product.varietyId)];
    return was === undefined || is === undefined ? product : followVariety(product, was, is);
  });
  return {
    ...document,
    varieties: upserted(document.varieties, saved),
    products: [...products, ...missingSingles(products, [...saved.values()], atISO)],
  };
}

function importMaterials(
  document: FarmDocument,
  typed: readonly Material[],
  atISO: IsoInstant,
): FarmDocument {
  if (typed.length === 0) return document;
  const { catalog } = document;
  const before = byId(catalog.materials);
  const saved = byId(
    typed.map((material) => {
      const meta = { ...material.meta, ...countedNow(material, before.get(material.id), atISO) };
      return readMaterial({ ...material, meta }, material.id);
    }),
  );
  const materials = upserted(catalog.materials, saved);
  const changed = choosePrimarySoil({ ...catalog, materials }, catalog.soilConfig.soilMaterialId);
  return { ...document, catalog: changed };
}

/** Stock that a file changes was counted: the count stands above what other devices booked before. */
function countedNow(
  { stock }: Material,
  before: Material | undefined,
  atISO: IsoInstant,
): { readonly countedAt?: IsoInstant } {
  if (before === undefined) return {};
  const isSame = before.stock.qty === stock.qty && before.stock.unit === stock.unit;
  return isSame ? {} : { countedAt: atISO };
}

function importOrders(
  document: FarmDocument,
  given: Partial<OrderRecords>,
  atISO: IsoInstant,
): FarmDocument {
  const typed = { ...NO_ORDERS, ...given };
  if (storedRecords(typed).length === 0) return document;
  const targets = knownTargets(document);
  const saved = <L extends OrderList>(list: L, records: OrderRecords[L]) => {
    const reread = (record: OrderRecords[L][number]) =>
      readOrderOf(list, { ...record }, record.id, targets);
    return upserted<OrderRecords[L][number]>(document[list], byId(records.map(reread)));
  };
  const dated = typed.orders.map((order) => ({ ...order, createdAt: order.createdAt || atISO }));
  return {
    ...document,
    orders: saved('orders', dated),
    recurring: saved('recurring', typed.recurring),
    single: saved('single', typed.single),
  };
}

function importPrices(document: FarmDocument, typed: readonly Price[]): FarmDocument {
  return withList(document, 'prices', upserted(document.prices ?? [], byId(readPrices(typed))));
}

/** Records with those of the map in their places, and new ones at the end; the same list for an empty map. */
function upserted<T extends { readonly id: string }>(
  records: readonly T[],
  saved: ReadonlyMap<string, T>,
): readonly T[] {
  if (saved.size === 0) return records;
  const known = new Set(records.map(({ id }) => id));
  return [
    ...records.map((record) => saved.get(record.id) ?? record),
    ...[...saved.values()].filter(({ id }) => !known.has(id)),
  ];
}
