import type { Price } from '#domain/prices/price.ts';
import { byFirstDay, type PriceSources } from '#domain/prices/price-book.ts';
import { byId } from '#domain/records/change-records.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { idOfPrice, priceKey } from '#domain/prices/price-target.ts';

import {
  applyCells,
  fieldText,
  mustBeFilled,
  readField,
  trimmedCell,
  type ImportCells,
} from './import-field.ts';
import { ID_HEAD } from './import-heads.ts';
import type { ImportReading } from './import-plan.ts';
import type { ImportTable } from './import-table.ts';
import { targetNames } from './order-targets.ts';
import { changedRow, fileRows, planRows, type PlannedRow } from './plan-records.ts';
import { FROM_HEAD, PRICE_HEADS, priceFields } from './price-fields.ts';

/** The price list of the farm, found by id and by what a price is for. */
interface KnownPrices {
  readonly fields: ReturnType<typeof priceFields>;
  readonly prices: readonly Price[];
  readonly known: ReadonlyMap<string, Price>;
  readonly byKey: ReadonlyMap<string, Price>;
  readonly keyOf: (price: Price) => string;
  readonly today: IsoDate;
}

/**
 * Plans the import of a price list, one price per row.
 *
 * A row replaces the price with its id, or with the same product, size, customer and first day. Other rows are
 * new. Without a first day, a changed amount starts today if a price exists, so past sales keep their amounts.
 */
export function planPriceImport(
  table: ImportTable,
  farm: PriceSources,
  today: IsoDate,
): ImportReading<readonly Price[]> {
  const fields = priceFields(targetNames(farm));
  const products = byId(farm.products);
  const keyOf = (price: Price) => priceKey(price, products);
  const { prices = [] } = farm;
  const byKey = new Map(prices.map((price) => [keyOf(price), price]));
  const list: KnownPrices = { fields, prices, known: byId(prices), byKey, keyOf, today };
  return planRows(table, fields, {
    needed: [PRICE_HEADS.target, ID_HEAD],
    idAliases: ['price id'],
    noun: 'price',
    plan: (cells) => plannedPrice(cells, list),
    told(cells) {
      const title = trimmedCell(cells.get(PRICE_HEADS.target));
      const detail = trimmedCell(cells.get(PRICE_HEADS.size));
      return { title, ...(detail !== '' && { detail }) };
    },
  });
}

function plannedPrice(cells: ImportCells, list: KnownPrices): PlannedRow<Price> {
  const { fields, byKey, keyOf } = list;
  const known = list.known.get(trimmedCell(cells.get(ID_HEAD)));
  if (known !== undefined) {
    const applied = applyCells(known, fields, cells);
    const isOther = applied.changes.some(({ field }) => field !== FROM_HEAD);
    return (isOther ? fromToday(applied.record, list) : null) ?? changedRow(keyOf(known), applied);
  }
  const typed = newPrice(fields, cells);
  const later = fromToday(typed, list);
  if (later !== null) return later;
  const key = keyOf(typed);
  const same = byKey.get(key);
  const given = new Map([...cells].filter(([head]) => head !== PRICE_HEADS.target));
  if (same !== undefined) return changedRow(key, applyCells(same, fields, given));
  const record = { ...typed, id: idOfPrice(key) };
  return { key, record, verdict: { kind: 'new' } };
}

/** A price without a first day, where there is one for the same already; null for any other. */
function fromToday(typed: Price, list: KnownPrices): PlannedRow<Price> | null {
  if (typed.from !== null) return null;
  const { fields, prices, byKey, keyOf, today } = list;
  const anyDay = (price: Price) => keyOf({ ...price, from: null });
  const current = prices
    .filter((price) => (price.from ?? '') <= today && anyDay(price) === anyDay(typed))
    .toSorted(byFirstDay)
    .at(-1);
  if (current === undefined) return null;
  const { id: _id, ...rest } = typed;
  const dated = { ...rest, from: today };
  const key = keyOf({ ...dated, id: '' });
  const changes = fields.flatMap((field) => {
    if (field.head === FROM_HEAD || field.head === PRICE_HEADS.target) return [];
    const [before, after] = [fieldText(field, current), fieldText(field, typed)];
    return before === after ? [] : [{ field: field.head, before, after }];
  });
  if (!changes.some(({ field }) => field === PRICE_HEADS.amount || field === PRICE_HEADS.size)) {
    return { key, record: null, verdict: { kind: 'unchanged' } };
  }
  const id = byKey.get(key)?.id ?? idOfPrice(key);
  const told = { field: FROM_HEAD, before: current.from ?? '', after: today };
  const verdict = { kind: 'changed', changes: [...changes, told] } as const;
  return { key, record: { ...dated, id }, verdict };
}

/** The price list as rows of a file that can be imported again, with its heads. */
export function priceFileRows(prices: readonly Price[], assortment: PriceSources) {
  return fileRows(priceFields(targetNames(assortment)), prices);
}

const BLANK: Price = { id: '', packageOz: null, amount: 0, from: null };

/** A price has to say what it is for, in which size, and how much it is. */
function newPrice(fields: ReturnType<typeof priceFields>, cells: ImportCells): Price {
  const needed: readonly string[] = Object.values(PRICE_HEADS);
  return fields.reduce((price, field) => {
    const text = trimmedCell(cells.get(field.head));
    return text === '' && needed.includes(field.head)
      ? mustBeFilled(price, field.head)
      : readField(field, text, price);
  }, BLANK);
}
