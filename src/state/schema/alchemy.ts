import type {
  Alchemy,
  PowderCalc,
  ProCategory,
  ProItem,
  ProOrder,
  ProProduct,
  ProRecipeLine,
  ProRecurrence,
  ProSubgroup,
} from '#domain/alchemy/alchemy.ts';
import { POWDER_DEFAULTS } from '#domain/alchemy/items/powder-cost.ts';
import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import * as f from './field.ts';
import * as a from './plain-fields.ts';
import { asObject } from '../document/document-patch-path.ts';
import { DELTA, LATEST, by } from './merge-rule.ts';
import { LIFE, RHYTHM } from './orders.ts';

const AMOUNT = a.number({ min: 0, or: 0 });
const OPTIONAL_AMOUNT = a.number({ min: 0, or: undefined });

export const PRO_ITEMS = f.list<ProItem>(
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
    stockQty: f.merged(DELTA, a.number({ or: 0 })),
    reorderMode: f.grouped('reorder', a.choice(['percent', 'point'], 'point')),
    reorderPoint: f.grouped('reorder', OPTIONAL_AMOUNT),
    reorderPercent: f.grouped('reorder', a.number({ min: 0, max: 100, or: undefined })),
    initialQtyInUnit: OPTIONAL_AMOUNT,
    supplier: a.optionalText(),
    notes: a.notes(),
    purchaseQty: f.grouped('price', OPTIONAL_AMOUNT),
    purchaseUnit: f.grouped('price', a.proUnit(undefined)),
    purchaseCostUSD: f.grouped('price', OPTIONAL_AMOUNT),
    powderCalc: f.optional(
      f.object<PowderCalc>({
        enabled: a.flag(),
        freshCostPerTrayUSD: AMOUNT,
        harvestOzPerTray: a.number({ min: 0, or: POWDER_DEFAULTS.harvestOzPerTray }),
        powderYieldPct: a.number({ min: 0, or: POWDER_DEFAULTS.powderYieldPct }),
        freezeCycleCostUSD: AMOUNT,
        traysPerCycleAllocated: a.number({ min: 0, or: POWDER_DEFAULTS.traysPerCycleAllocated }),
      }),
    ),
    varietyId: f.reference(a.optionalText(), 'varieties', 'leave out', { isWeak: true }),
  },
  { prefix: 'itm' },
);

export const PRO_CATEGORIES = f.list<ProCategory>(
  'Category',
  { id: a.ID, name: a.text(), order: a.number({ or: 0 }) },
  { prefix: 'cat' },
);

const CATEGORY_ID = f.reference(a.text(), 'alchemy/categories', 'refuse', { mayBeBlank: true });

export const PRO_SUBGROUPS = f.list<ProSubgroup>(
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

/** A recipe line. Old files have `{ingredientId, amount}`. */
export const RECIPE_LINE = f.object<ProRecipeLine>(
  {
    itemId: f.reference(a.text(), 'alchemy/items', 'keep'),
    qty: f.grouped('amount', AMOUNT),
    unit: f.grouped('amount', a.proUnit('')),
    notes: a.notes(),
  },
  { retired: ['ingredientId', 'amount'] },
);

const RECIPE = f.list<ProRecipeLine>('Ingredient', RECIPE_LINE, {
  key: by('itemId'),
  isOrdered: true,
});

export const VARIANT = f.object<NonNullable<ProProduct['variants']>[number]>({
  name: a.text(),
  lines: RECIPE,
});

export const PRO_PRODUCTS = f.list<ProProduct>(
  'Pro product',
  {
    id: a.ID,
    name: a.text(),
    categoryId: f.grouped('place', CATEGORY_ID),
    subgroupId: f.grouped('place', f.reference(a.textOrNull(), 'alchemy/subgroups', 'clear')),
    unit: f.grouped('batch', a.choice(['unit', 'oz', 'g', 'ml'], 'unit')),
    batchOutputQty: f.grouped('batch', a.positive(1)),
    recipe: RECIPE,
    variants: f.optional(f.list('Variant', VARIANT, { key: by('name') })),
    recipeName: a.optionalText(),
    sku: a.text(),
    active: a.flag(true),
    notes: a.notes(),
  },
  { prefix: 'prd' },
);

export const RESERVED_ITEM = f.object<NonNullable<ProOrder['_reservedItems']>[number]>({
  itemId: a.text(),
  qty: a.number({ or: 0 }),
  unit: a.proUnit(undefined),
});

const PRO_CUSTOMER = f.object<ProOrder['customer']>({ name: a.text(), email: a.text() });

const PRO_LINES = f.list<ProOrder['lines'][number]>(
  'Line',
  {
    productId: f.reference(a.text(), 'alchemy/products', 'keep'),
    qty: AMOUNT,
    unitPriceUSD: AMOUNT,
  },
  { key: by('productId'), isOrdered: true },
);

/** The event that an order is stays when its standing order goes: it is an order of its own. */
const EVENT_OF = f.object<NonNullable<ProOrder['standing']>>({
  id: f.grouped('event', f.reference(f.required(a.text()), 'alchemy/standing', 'history')),
  dateISO: f.grouped('event', f.required(a.day())),
});

/** Stock taken by an order merges with its status, see `mergeProStock`. */
export const PRO_ORDERS = f.list<ProOrder>(
  'Pro order',
  {
    id: a.ID,
    status: f.grouped('status', a.choice(PRO_ORDER_STATUSES, 'draft')),
    createdAt: a.instant(),
    updatedAt: a.workedOut('moment; else that of making', LATEST),
    dueAt: a.day(),
    customer: PRO_CUSTOMER,
    notes: a.notes(),
    lines: PRO_LINES,
    _reserved: f.grouped('status', a.flag()),
    _consumed: f.grouped('status', a.flag()),
    _reservedItems: f.grouped('status', a.workedOut('items with their amounts, or absent')),
    standing: f.optional(EVENT_OF),
  },
  {
    natural: (order) => {
      const event = asObject(order.standing);
      return event.id === undefined ? by('createdAt')(order) : by('id', 'dateISO')(event);
    },
  },
);

/** Its id counts on as that of an order does, and so do those of its events. */
export const PRO_STANDING = f.list<ProRecurrence>(
  'Recurring Pro order',
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

export const ALCHEMY = f.object<Alchemy>({
  items: PRO_ITEMS,
  categories: PRO_CATEGORIES,
  subgroups: PRO_SUBGROUPS,
  products: PRO_PRODUCTS,
  orders: PRO_ORDERS,
  standing: f.leftOutWhenEmpty(PRO_STANDING, 'absent when there is none'),
});
