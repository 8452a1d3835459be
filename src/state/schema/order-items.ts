import type { BulkItem, OrderItem, PackageItem, SlimItem } from '#domain/orders/order.ts';
import { type Field, by, type OnDelete } from './merge-rule.ts';
import * as a from './field.ts';

/** A line of an order before it is known which of the two things it names is the one it sells. */
type LooseItem = Loose<PackageItem> | Loose<BulkItem>;

type Loose<T extends OrderItem> = Omit<T, 'productId' | 'varietyId'> & {
  readonly productId?: string;
  readonly varietyId?: string;
};

/** A number of packages. Old files have it as text. */
const COUNT = a.once('countStr', a.whole({ min: 1, or: 1 }));

const ONE_TARGET = 'only where it is what is sold';

/** Target of a line: a product or a variety. */
export function soldAs(onDelete: OnDelete) {
  return {
    productId: a.reference(a.workedOut<string | undefined>(ONE_TARGET), 'products', onDelete),
    varietyId: a.reference(a.workedOut<string | undefined>(ONE_TARGET), 'varieties', onDelete),
  };
}

/** A line is deleted with its target. */
export const TARGET = soldAs('remove');

const MODE = a.grouped(
  'amount',
  a.workedOut<'PACKAGE' | 'BULK'>('PACKAGE or BULK; else BULK where it tells a weight'),
);

const WEIGHT_UNITS = ['oz', 'g', 'lb'] as const;

/** A price of its own, which goes before the price list. */
const UNIT_PRICE = a.number({ min: 0, or: undefined, isStrict: true });

/** A line of an order. Its target and its measure each merge as one value. */
export function orderLineOf(target: typeof TARGET) {
  return a.kinds<LooseItem, 'mode'>('mode', {
    PACKAGE: {
      id: a.ID,
      mode: MODE,
      ...target,
      packageOz: a.grouped('amount', a.positive(undefined)),
      count: a.grouped('amount', COUNT),
      unitPrice: UNIT_PRICE,
    },
    BULK: {
      id: a.ID,
      mode: MODE,
      ...target,
      weight: a.grouped('amount', a.once('weightStr', a.number({ min: 0, or: 0 }))),
      unit: a.grouped(
        'amount',
        a.refined(
          a.unit('oz'),
          'of weight',
          (name) => WEIGHT_UNITS.find((known) => known === name) ?? 'oz',
        ),
      ),
      unitPrice: UNIT_PRICE,
    },
  });
}

const LINE_LIST = { prefix: 'li', isOrdered: true } as const;

export const ORDER_ITEMS = a.list<LooseItem>('Line', orderLineOf(TARGET), LINE_LIST);

/** Lines as their reader leaves them: it sets exactly one of the two things a line may name. */
export const ORDER_LINES = ORDER_ITEMS as Field<unknown> as Field<readonly OrderItem[]>;

/** Lines of past sales. They stay when their target is deleted. */
export const PAST_LINES = a.list<LooseItem>(
  'Line',
  orderLineOf(soldAs('history')),
  LINE_LIST,
) as Field<unknown> as Field<readonly OrderItem[]>;

/** The lines of one delivery: when nothing is left that they name, the order has its own way again. */
export const DELIVERY_LINES = {
  ...ORDER_ITEMS,
  holdsRecord: true,
} as Field<unknown> as Field<readonly OrderItem[]>;

/** Packages of a product and nothing else; what a line of a unified order has besides is taken away. */
function slimItems(onDelete: OnDelete) {
  return a.list<SlimItem>(
    'Line',
    a.object<SlimItem>(
      {
        productId: a.reference(a.text(), 'products', onDelete),
        count: COUNT,
        unitPrice: UNIT_PRICE,
      },
      {
        retired: ['id', 'mode', 'varietyId', 'packageOz', 'weight', 'unit', 'weightStr'],
      },
    ),
    { key: by('productId'), isOrdered: true },
  );
}

export const SLIM_ITEMS = slimItems('remove');
export const PAST_SLIM_ITEMS = slimItems('history');
