import type { BulkItem, OrderItem, PackageItem, SlimItem } from '#domain/orders/order.ts';
import { kinds, list, naming, object, refined, together } from './field.ts';
import { ID, number, positive, text, unit, whole, workedOut } from './plain-fields.ts';
import { by } from './merge-rule.ts';

/** A line of an order before it is known which of the two things it names is the one it sells. */
export type LooseItem = Loose<PackageItem> | Loose<BulkItem>;

type Loose<T extends OrderItem> = Omit<T, 'productId' | 'varietyId'> & {
  readonly productId?: string;
  readonly varietyId?: string;
};

/** A number of packages, once also told as it was typed. */
const COUNT = whole({ min: 1, or: 1, was: 'countStr' });

const ONE_TARGET = 'only where it is what is sold';

/** What a line sells: a product or a variety. */
export const TARGET = {
  productId: naming(workedOut<string | undefined>(ONE_TARGET), 'products', 'remove'),
  varietyId: naming(workedOut<string | undefined>(ONE_TARGET), 'varieties', 'remove'),
};

const MODE = together(
  'amount',
  workedOut<'PACKAGE' | 'BULK'>('PACKAGE or BULK; else BULK where it tells a weight'),
);

const WEIGHT_UNITS = ['oz', 'g', 'lb'] as const;

/** What an item sells, and how it is measured, are one value each. */
export const ORDER_ITEMS = list<LooseItem>(
  'Line',
  kinds<LooseItem, 'mode'>(
    'mode',
    {
      PACKAGE: {
        id: ID,
        mode: MODE,
        ...TARGET,
        packageOz: together('amount', positive(undefined)),
        count: together('amount', COUNT),
      },
      BULK: {
        id: ID,
        mode: MODE,
        ...TARGET,
        weight: together('amount', number({ min: 0, or: 0, was: 'weightStr' })),
        unit: together(
          'amount',
          refined(
            unit('oz'),
            'of weight',
            (name) => WEIGHT_UNITS.find((known) => known === name) ?? 'oz',
          ),
        ),
      },
    },
    { retired: ['weightStr', 'countStr'] },
  ),
  { prefix: 'li', isOrdered: true },
);

/** Packages of a product and nothing else; what a line of a unified order has besides is taken away. */
export const SLIM_ITEMS = list<SlimItem>(
  'Line',
  object<SlimItem>(
    { productId: naming(text(), 'products', 'remove'), count: COUNT },
    {
      retired: ['id', 'mode', 'varietyId', 'packageOz', 'weight', 'unit', 'countStr', 'weightStr'],
    },
  ),
  { key: by('productId'), isOrdered: true },
);
