import { customerKey } from '#domain/customers/customer.ts';
import {
  DEFAULT_PRICE_UNIT,
  poundPrice,
  type Price,
  PRICE_UNITS,
  pricePerKg,
} from '#domain/prices/price.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { Cell } from './import-cells.ts';
import type { ImportField } from './import-field.ts';
import type { TargetNames } from './order-targets.ts';

type PriceField = ImportField<Price>;

/** Heads that every new price needs. */
export const PRICE_HEADS = { target: 'Product', size: 'Size', amount: 'Price' } as const;

/** The columns of a price list: what, in which size, for whom, from when, for how much. */
export function priceFields(names: TargetNames): readonly PriceField[] {
  return [targetField(names), sizeField(names), ...OTHERS];
}

function targetField(names: TargetNames): PriceField {
  return {
    head: PRICE_HEADS.target,
    aliases: ['variety', 'target', 'item', 'name'],
    write: ({ productId, varietyId }) =>
      productId === undefined ? names.varietyText(varietyId ?? '') : names.productText(productId),
    read: (cell, { productId: _productId, varietyId: _varietyId, ...price }) => {
      const target = names.productTarget(cell.text);
      if (target === null) throw cell.problem('is neither a product nor a variety.');
      return { ...price, ...target };
    },
  };
}

const PACKAGE_SIZE = /^[\d.,]+\s*(oz|g|kg|lb)?$/i;

/** The size of a package, a live tray, or the unit in which loose weight is priced. */
function sizeField({ isLive }: TargetNames): PriceField {
  return {
    head: PRICE_HEADS.size,
    aliases: ['package', 'package (oz)', 'size (oz)', 'unit', 'per'],
    write: (price) => {
      const { packageOz, unit = DEFAULT_PRICE_UNIT } = price;
      if (packageOz !== null) return isLive(price) ? 'tray' : `${packageOz} oz`;
      return pricePerKg(price) === null ? unit : 'kg';
    },
    read: (cell, { unit: _unit, perKg: _perKg, ...price }) => {
      const text = cell.text.toLowerCase().replace(/^per /, '');
      if (text === 'tray' && isLive(price)) return { ...price, packageOz: price.packageOz ?? 1 };
      // The amount is read after it.
      if (text === 'kg') return { ...price, packageOz: null, unit: 'lb', perKg: 0, amount: 0 };
      const loose = PRICE_UNITS.find((known) => known === text);
      if (loose !== undefined) return { ...price, packageOz: null, unit: loose };
      if (!PACKAGE_SIZE.test(text)) throw cell.problem('isn’t a size. Write 4 oz, or lb for bulk.');
      const packageOz = new Cell(cell.head, text).amount('oz', { aboveZero: true });
      return { ...price, packageOz };
    },
  };
}

export const FROM_HEAD = 'From';

const OTHERS: readonly PriceField[] = [
  {
    head: 'Customer',
    aliases: ['for', 'client', 'sold to'],
    write: ({ customer }) => customer ?? null,
    read: ({ text }, { customer: _customer, ...price }) =>
      customerKey(text) === '' ? price : { ...price, customer: text },
  },
  {
    head: FROM_HEAD,
    aliases: ['since', 'valid from', 'from day', 'start'],
    write: ({ from }) => from,
    blank: (price) => ({ ...price, from: null }),
    read: (cell, price) => ({ ...price, from: cell.day() }),
  },
  {
    head: PRICE_HEADS.amount,
    aliases: ['amount', 'price ($)', 'dollars', 'cost'],
    write: (price) => pricePerKg(price) ?? price.amount,
    read: ({ head, text }, { perKg: before, ...price }) => {
      const read = new Cell(head, text.replace(/^\$/, '')).number({ min: 0 });
      const typed = roundTo(read, 4);
      if (pricePerKg({ ...price, ...(before !== undefined && { perKg: before }) }) === null)
        return { ...price, amount: typed };
      return { ...price, amount: poundPrice(typed), perKg: typed };
    },
  },
];
