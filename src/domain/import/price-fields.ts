import { customerKey } from '#domain/customers/customer-key.ts';
import { PRICE_UNITS, DEFAULT_PRICE_UNIT, type Price } from '#domain/prices/price.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { cellProblem, readCellDay, readCellNumber } from './import-cells.ts';
import type { ImportField } from './import-field.ts';
import type { TargetNames } from './order-targets.ts';

type PriceField = ImportField<Price>;

/** Heads that every new price needs. */
export const PRICE_HEADS = { target: 'Product', size: 'Size', amount: 'Price' } as const;

/** The columns of a price list: what, in which size, for whom, from when, for how much. */
export function priceFields(names: TargetNames): readonly PriceField[] {
  return [targetField(names), size, customer, from, amount];
}

function targetField(names: TargetNames): PriceField {
  return {
    head: PRICE_HEADS.target,
    aliases: ['variety', 'target', 'item', 'name'],
    write: ({ productId, varietyId }) =>
      productId === undefined ? names.varietyText(varietyId ?? '') : names.productText(productId),
    read: (cell, { productId: _productId, varietyId: _varietyId, ...price }) => {
      const target = names.productTarget(cell);
      if (target === null) {
        throw cellProblem(PRICE_HEADS.target, cell, 'is neither a product nor a variety.');
      }
      return { ...price, ...target };
    },
  };
}

const PACKAGE_SIZE = /^([\d.,]+)\s*(oz)?$/i;

/** The size of a package, or the unit in which loose weight is priced. */
const size: PriceField = {
  head: PRICE_HEADS.size,
  aliases: ['package', 'package (oz)', 'size (oz)', 'unit', 'per'],
  write: ({ packageOz, unit = DEFAULT_PRICE_UNIT }) =>
    packageOz === null ? unit : `${packageOz} oz`,
  read: (cell, { unit: _unit, ...price }) => {
    const text = cell.trim().toLowerCase().replace(/^per /, '');
    const loose = PRICE_UNITS.find((known) => known === text);
    if (loose !== undefined) return { ...price, packageOz: null, unit: loose };
    const [, ounces] = PACKAGE_SIZE.exec(text) ?? [];
    if (ounces === undefined) {
      throw cellProblem(PRICE_HEADS.size, cell, 'isn’t a size. Write 4 oz, or lb for bulk.');
    }
    return { ...price, packageOz: readCellNumber(PRICE_HEADS.size, ounces, { aboveZero: true }) };
  },
};

const customer: PriceField = {
  head: 'Customer',
  aliases: ['for', 'client', 'sold to'],
  write: (price) => price.customer ?? null,
  read: (cell, { customer: _customer, ...price }) =>
    customerKey(cell) === '' ? price : { ...price, customer: cell.trim() },
};

/** The head of the day from which a price counts. */
export const FROM_HEAD = 'From';

const from: PriceField = {
  head: FROM_HEAD,
  aliases: ['since', 'valid from', 'from day', 'start'],
  write: (price) => price.from,
  read: (cell, price) => ({
    ...price,
    from: cell.trim() === '' ? null : readCellDay(from.head, cell),
  }),
};

const amount: PriceField = {
  head: PRICE_HEADS.amount,
  aliases: ['amount', 'price ($)', 'dollars', 'cost'],
  write: (price) => price.amount,
  read: (cell, price) => {
    const dollars = readCellNumber(amount.head, cell.replace(/^\s*\$/, ''), { min: 0 });
    return { ...price, amount: roundTo(dollars, 4) };
  },
};
