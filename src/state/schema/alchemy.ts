import type {
  Alchemy,
  PowderCalc,
  ProCategory,
  ProItem,
  ProOrder,
  ProProduct,
  ProRecipeLine,
  ProStanding,
  ProSubgroup,
} from '#domain/alchemy/alchemy.ts';
import { POWDER_DEFAULTS } from '#domain/alchemy/items/powder-cost.ts';
import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import {
  leftOutWhenEmpty,
  list,
  merged,
  naming,
  needed,
  object,
  optional,
  together,
} from './field.ts';
import * as a from './plain-fields.ts';
import { asObject } from '../document/document-patch-path.ts';
import { DELTA, LATEST, by } from './merge-rule.ts';
import { LIFE, RHYTHM } from './orders.ts';

const AMOUNT = a.number({ min: 0, or: 0 });
const OPTIONAL_AMOUNT = a.number({ min: 0, or: undefined });

export const PRO_ITEMS = list<ProItem>(
  'Item',
  {
    id: a.ID,
    name: a.text(),
    type: a.choice(
      ['raw', 'microgreen_powder', 'microgreen_fd_whole', 'microgreen_fresh', 'packaging', 'label'],
      'raw',
    ),
    unit: a.proUnit('unit'),
    unitCost: AMOUNT,
    stockQty: merged(DELTA, a.number({ or: 0 })),
    reorderMode: together('reorder', a.choice(['percent', 'point'], 'point')),
    reorderPoint: together('reorder', OPTIONAL_AMOUNT),
    reorderPercent: together('reorder', a.number({ min: 0, max: 100, or: undefined })),
    initialQtyInUnit: OPTIONAL_AMOUNT,
    supplier: a.optionalText(),
    notes: a.notes(),
    purchaseQty: together('price', OPTIONAL_AMOUNT),
    purchaseUnit: together('price', a.proUnit(undefined)),
    purchaseCostUSD: together('price', OPTIONAL_AMOUNT),
    powderCalc: optional(
      object<PowderCalc>({
        enabled: a.flag(),
        freshCostPerTrayUSD: AMOUNT,
        harvestOzPerTray: a.number({ min: 0, or: POWDER_DEFAULTS.harvestOzPerTray }),
        powderYieldPct: a.number({ min: 0, or: POWDER_DEFAULTS.powderYieldPct }),
        freezeCycleCostUSD: AMOUNT,
        traysPerCycleAllocated: a.number({ min: 0, or: POWDER_DEFAULTS.traysPerCycleAllocated }),
      }),
    ),
    varietyId: naming(a.optionalText(), 'varieties', 'leave out', { isWeak: true }),
  },
  { prefix: 'itm' },
);

export const PRO_CATEGORIES = list<ProCategory>(
  'Category',
  { id: a.ID, name: a.text(), order: a.number({ or: 0 }) },
  { prefix: 'cat' },
);

const CATEGORY_ID = naming(a.text(), 'alchemy/categories', 'refuse', { mayBeBlank: true });

export const PRO_SUBGROUPS = list<ProSubgroup>(
  'Subgroup',
  {
    id: a.ID,
    name: a.text(),
    categoryId: CATEGORY_ID,
    order: a.number({ or: 0 }),
    notes: a.notes(),
  },
  { prefix: 'grp' },
);

/** A recipe line, once also told as `{ingredientId, amount}`. */
export const RECIPE_LINE = object<ProRecipeLine>(
  {
    itemId: naming(a.text(), 'alchemy/items', 'keep'),
    qty: together('amount', AMOUNT),
    unit: together('amount', a.proUnit('')),
    notes: a.notes(),
  },
  { retired: ['ingredientId', 'amount'] },
);

const RECIPE = list<ProRecipeLine>('Ingredient', RECIPE_LINE, {
  key: by('itemId'),
  isOrdered: true,
});

export const VARIANT = object<NonNullable<ProProduct['variants']>[number]>({
  name: a.text(),
  lines: RECIPE,
});

export const PRO_PRODUCTS = list<ProProduct>(
  'Pro product',
  {
    id: a.ID,
    name: a.text(),
    categoryId: together('place', CATEGORY_ID),
    subgroupId: together('place', naming(a.textOrNull(), 'alchemy/subgroups', 'clear')),
    unit: together('batch', a.choice(['unit', 'oz', 'g', 'ml'], 'unit')),
    batchOutputQty: together('batch', a.positive(1)),
    recipe: RECIPE,
    variants: optional(list('Variant', VARIANT, { key: by('name') })),
    recipeName: a.optionalText(),
    sku: a.text(),
    active: a.flag(true),
    notes: a.notes(),
  },
  { prefix: 'prd' },
);

export const RESERVED_ITEM = object<NonNullable<ProOrder['_reservedItems']>[number]>({
  itemId: a.text(),
  qty: a.number({ or: 0 }),
  unit: a.proUnit(undefined),
});

const PRO_CUSTOMER = object<ProOrder['customer']>({ name: a.text(), email: a.text() });

const PRO_LINES = list<ProOrder['lines'][number]>(
  'Line',
  {
    productId: naming(a.text(), 'alchemy/products', 'keep'),
    qty: AMOUNT,
    unitPriceUSD: AMOUNT,
  },
  { key: by('productId'), isOrdered: true },
);

/** The event that an order is stays when its standing order goes: it is an order of its own. */
const EVENT_OF = object<NonNullable<ProOrder['standing']>>({
  id: together('event', naming(needed(a.text()), 'alchemy/standing', 'history')),
  dateISO: together('event', needed(a.day())),
});

/** What an order took from stock goes with its status, see `mergeProStock`. */
export const PRO_ORDERS = list<ProOrder>(
  'Pro order',
  {
    id: a.ID,
    status: together('status', a.choice(PRO_ORDER_STATUSES, 'draft')),
    createdAt: a.instant(),
    updatedAt: a.workedOut('moment; else when it was made', LATEST),
    dueAt: a.day(),
    customer: PRO_CUSTOMER,
    notes: a.notes(),
    lines: PRO_LINES,
    _reserved: together('status', a.flag()),
    _consumed: together('status', a.flag()),
    _reservedItems: together('status', a.workedOut('items with what was taken of each, or absent')),
    standing: optional(EVENT_OF),
  },
  {
    natural: (order) => {
      const event = asObject(order.standing);
      return event.id === undefined ? by('createdAt')(order) : by('id', 'dateISO')(event);
    },
  },
);

/** Its id counts on as that of an order does, and so do those of its events. */
export const PRO_STANDING = list<ProStanding>(
  'Standing Pro order',
  {
    id: a.ID,
    customer: PRO_CUSTOMER,
    notes: a.notes(),
    lines: PRO_LINES,
    ...RHYTHM,
    ...LIFE,
  },
  {
    natural: (order) =>
      `${by('name')(asObject(order.customer))}|${by('startDate', 'weekday')(order)}`,
  },
);

export const ALCHEMY = object<Alchemy>({
  items: PRO_ITEMS,
  categories: PRO_CATEGORIES,
  subgroups: PRO_SUBGROUPS,
  products: PRO_PRODUCTS,
  orders: PRO_ORDERS,
  standing: leftOutWhenEmpty(PRO_STANDING, 'absent when there is none'),
});
