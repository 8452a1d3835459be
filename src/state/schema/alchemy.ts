import type {
  Alchemy,
  PowderCalc,
  ProCategory,
  ProItem,
  ProOrder,
  ProProduct,
  ProRecipeLine,
  ProSubgroup,
} from '#domain/alchemy/alchemy.ts';
import { POWDER_DEFAULTS } from '#domain/alchemy/items/powder-cost.ts';
import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import { list, merged, naming, object, optional, together } from './field.ts';
import {
  ID,
  choice,
  day,
  flag,
  instant,
  notes,
  number,
  optionalText,
  positive,
  proUnit,
  text,
  textOrNull,
  workedOut,
} from './plain-fields.ts';
import { DELTA, LATEST, by } from './merge-rule.ts';

const AMOUNT = number({ min: 0, or: 0 });
const OPTIONAL_AMOUNT = number({ min: 0, or: undefined });

export const PRO_ITEMS = list<ProItem>(
  'Item',
  {
    id: ID,
    name: text(),
    type: choice(
      ['raw', 'microgreen_powder', 'microgreen_fd_whole', 'microgreen_fresh', 'packaging', 'label'],
      'raw',
    ),
    unit: proUnit('unit'),
    unitCost: AMOUNT,
    stockQty: merged(DELTA, number({ or: 0 })),
    reorderMode: together('reorder', choice(['percent', 'point'], 'point')),
    reorderPoint: together('reorder', OPTIONAL_AMOUNT),
    reorderPercent: together('reorder', number({ min: 0, max: 100, or: undefined })),
    initialQtyInUnit: OPTIONAL_AMOUNT,
    supplier: optionalText(),
    notes: notes(),
    purchaseQty: together('price', OPTIONAL_AMOUNT),
    purchaseUnit: together('price', proUnit(undefined)),
    purchaseCostUSD: together('price', OPTIONAL_AMOUNT),
    powderCalc: optional(
      object<PowderCalc>({
        enabled: flag(),
        freshCostPerTrayUSD: AMOUNT,
        harvestOzPerTray: number({ min: 0, or: POWDER_DEFAULTS.harvestOzPerTray }),
        powderYieldPct: number({ min: 0, or: POWDER_DEFAULTS.powderYieldPct }),
        freezeCycleCostUSD: AMOUNT,
        traysPerCycleAllocated: number({ min: 0, or: POWDER_DEFAULTS.traysPerCycleAllocated }),
      }),
    ),
    varietyId: naming(optionalText(), 'varieties', 'leave out', { isWeak: true }),
  },
  { prefix: 'itm' },
);

export const PRO_CATEGORIES = list<ProCategory>(
  'Category',
  { id: ID, name: text(), order: number({ or: 0 }) },
  { prefix: 'cat' },
);

const CATEGORY_ID = naming(text(), 'alchemy/categories', 'refuse', { mayBeBlank: true });

export const PRO_SUBGROUPS = list<ProSubgroup>(
  'Subgroup',
  { id: ID, name: text(), categoryId: CATEGORY_ID, order: number({ or: 0 }), notes: notes() },
  { prefix: 'grp' },
);

/** A recipe line, once also told as `{ingredientId, amount}`. */
export const RECIPE_LINE = object<ProRecipeLine>(
  {
    itemId: naming(text(), 'alchemy/items', 'keep'),
    qty: together('amount', AMOUNT),
    unit: together('amount', proUnit('')),
    notes: notes(),
  },
  { retired: ['ingredientId', 'amount'] },
);

const RECIPE = list<ProRecipeLine>('Ingredient', RECIPE_LINE, {
  key: by('itemId'),
  isOrdered: true,
});

export const VARIANT = object<NonNullable<ProProduct['variants']>[number]>({
  name: text(),
  lines: RECIPE,
});

export const PRO_PRODUCTS = list<ProProduct>(
  'Pro product',
  {
    id: ID,
    name: text(),
    categoryId: together('place', CATEGORY_ID),
    subgroupId: together('place', naming(textOrNull(), 'alchemy/subgroups', 'clear')),
    unit: together('batch', choice(['unit', 'oz', 'g', 'ml'], 'unit')),
    batchOutputQty: together('batch', positive(1)),
    recipe: RECIPE,
    variants: optional(list('Variant', VARIANT, { key: by('name') })),
    recipeName: optionalText(),
    sku: text(),
    active: flag(true),
    notes: notes(),
  },
  { prefix: 'prd' },
);

export const RESERVED_ITEM = object<NonNullable<ProOrder['_reservedItems']>[number]>({
  itemId: text(),
  qty: number({ or: 0 }),
  unit: proUnit(undefined),
});

/** What an order took from stock goes with its status, see `mergeProStock`. */
export const PRO_ORDERS = list<ProOrder>(
  'Pro order',
  {
    id: ID,
    status: together('status', choice(PRO_ORDER_STATUSES, 'draft')),
    createdAt: instant(),
    updatedAt: workedOut('moment; else when it was made', LATEST),
    dueAt: day(),
    customer: object<ProOrder['customer']>({ name: text(), email: text() }),
    notes: notes(),
    lines: list<ProOrder['lines'][number]>(
      'Line',
      {
        productId: naming(text(), 'alchemy/products', 'keep'),
        qty: AMOUNT,
        unitPriceUSD: AMOUNT,
      },
      { key: by('productId'), isOrdered: true },
    ),
    _reserved: together('status', flag()),
    _consumed: together('status', flag()),
    _reservedItems: together('status', workedOut('items with what was taken of each, or absent')),
  },
  { natural: by('createdAt') },
);

export const ALCHEMY = object<Alchemy>({
  items: PRO_ITEMS,
  categories: PRO_CATEGORIES,
  subgroups: PRO_SUBGROUPS,
  products: PRO_PRODUCTS,
  orders: PRO_ORDERS,
});
