import {
  PRO_ORDER_STATUSES,
  type Alchemy,
  type PowderCalc,
  type ProCategory,
  type ProItem,
  type ProOrder,
  type ProProduct,
  type ProRecipeLine,
  type ProRecurrence,
  type ProSubgroup,
} from '#domain/alchemy/alchemy.ts';
import { ITEM_TYPES } from '#domain/alchemy/items/item-types.ts';
import { POWDER_DEFAULTS } from '#domain/alchemy/items/powder-cost.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { keysOf } from '#domain/records/lists.ts';
import { PERCENT } from '#domain/units/limits.ts';
import * as a from './field.ts';
import { DELTA, LATEST, by } from './merge-rule.ts';
import { LIFE, RHYTHM } from './orders.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { asRecord, isRecord, type JsonRecord } from '../document/json-record.ts';

const AMOUNT = a.number({ min: 0, or: 0 });
const OPTIONAL_AMOUNT = a.number({ min: 0, or: undefined });

export const PRO_ITEMS = a.list<ProItem>(
  'Item',
  {
    id: a.ID,
    name: a.text(),
    type: a.choice(keysOf(ITEM_TYPES), 'raw'),
    unit: a.proUnit('unit'),
    unitCost: AMOUNT,
    stockQty: a.merged(DELTA, a.number({ or: 0 })),
    reorderMode: a.grouped('reorder', a.choice(['percent', 'point'], 'point')),
    reorderPoint: a.grouped('reorder', OPTIONAL_AMOUNT),
    reorderPercent: a.grouped('reorder', a.number({ ...PERCENT, or: undefined })),
    initialQtyInUnit: OPTIONAL_AMOUNT,
    supplier: a.optionalText(),
    notes: a.notes(),
    purchaseQty: a.grouped('price', OPTIONAL_AMOUNT),
    purchaseUnit: a.grouped('price', a.proUnit(undefined)),
    purchaseCostUSD: a.grouped('price', OPTIONAL_AMOUNT),
    powderCalc: a.optional(
      a.object<PowderCalc>({
        enabled: a.flag(),
        freshCostPerTrayUSD: AMOUNT,
        harvestOzPerTray: a.number({ min: 0, or: POWDER_DEFAULTS.harvestOzPerTray }),
        powderYieldPct: a.number({ min: 0, or: POWDER_DEFAULTS.powderYieldPct }),
        freezeCycleCostUSD: AMOUNT,
        traysPerCycleAllocated: a.number({ min: 0, or: POWDER_DEFAULTS.traysPerCycleAllocated }),
      }),
    ),
    varietyId: a.reference(a.optionalText(), 'varieties', 'leave out', { isWeak: true }),
  },
  { prefix: 'itm' },
);

export const PRO_CATEGORIES = a.list<ProCategory>(
  'Category',
  { id: a.ID, name: a.text(), order: a.number({ or: 0 }) },
  { prefix: 'cat' },
);

const CATEGORY_ID = a.reference(a.text(), 'alchemy/categories', 'refuse', { mayBeBlank: true });

export const PRO_SUBGROUPS = a.list<ProSubgroup>(
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

const RECIPE = a.list<ProRecipeLine>(
  'Ingredient',
  {
    itemId: a.reference(a.once('ingredientId', a.text()), 'alchemy/items', 'keep'),
    qty: a.grouped('amount', a.once('amount', AMOUNT)),
    unit: a.grouped('amount', a.proUnit('')),
    notes: a.notes(),
  },
  { key: by('itemId'), isOrdered: true },
);

const VARIANT = a.object<NonNullable<ProProduct['variants']>[number]>({
  name: a.text(),
  lines: RECIPE,
});

const BATCH_UNITS = ['unit', 'oz', 'g', 'ml'] as const;

const PRO_PRODUCT = a.object<ProProduct>(
  {
    id: a.ID,
    name: a.text(),
    categoryId: a.grouped('place', CATEGORY_ID),
    subgroupId: a.grouped('place', a.reference(a.textOrNull(), 'alchemy/subgroups', 'clear')),
    unit: a.grouped(
      'batch',
      a.refined(
        a.proUnit('unit'),
        `of ${BATCH_UNITS.join(', ')}`,
        (unit) => BATCH_UNITS.find((known) => known === unit) ?? 'unit',
      ),
    ),
    batchOutputQty: a.grouped('batch', a.positive(1)),
    recipe: RECIPE,
    variants: a.optional(a.list('Variant', VARIANT, { key: by('name') })),
    recipeName: a.optionalText(),
    sku: a.text(),
    active: a.flag(true),
    notes: a.notes(),
  },
  { told: withRecipe },
);

/** A recipe may be told as an object with its name and variants, and these as a map from name to lines. */
function withRecipe(product: JsonRecord): JsonRecord {
  const { recipe, variants } = product;
  if (!isRecord(recipe) && !isRecord(variants)) return product;
  const { lines, name, ...made } = isRecord(recipe) ? recipe : { lines: recipe };
  const told = variants ?? made.variants;
  const listed = Object.entries(asRecord(told)).map(([called, variant]) => ({
    name: called,
    ...(isRecord(variant) ? variant : { lines: variant }),
  }));
  return {
    ...product,
    recipe: lines,
    variants: isRecord(told) ? listed : told,
    recipeName: product.recipeName || name,
  };
}

export const PRO_PRODUCTS = a.list<ProProduct>('Pro product', PRO_PRODUCT, { prefix: 'prd' });

const RESERVED_ITEM = a.object<NonNullable<ProOrder['_reservedItems']>[number]>({
  itemId: a.text(),
  qty: a.number({ or: 0 }),
  unit: a.proUnit(undefined),
});

/** Where the customer is a bare name, that is all that is known of them. */
function withCustomer(order: JsonRecord): JsonRecord {
  const { customer } = order;
  return isRecord(customer) ? order : { ...order, customer: { name: customer } };
}

/** Pro orders count up per prefix; the `X` keeps a made id from being counted. */
function idOfProOrder(record: JsonRecord): string {
  return `ORD-X${hashBase36(canonicalJson(record)).toUpperCase()}`;
}

const PRO_CUSTOMER = a.object<ProOrder['customer']>({ name: a.text(), email: a.text() });

const PRO_LINES = a.list<ProOrder['lines'][number]>(
  'Line',
  {
    productId: a.reference(a.text(), 'alchemy/products', 'keep'),
    qty: AMOUNT,
    unitPriceUSD: AMOUNT,
  },
  { key: by('productId'), isOrdered: true },
);

/** The event that an order is stays when its standing order goes: it is an order of its own. */
const EVENT_OF = a.object<NonNullable<ProOrder['standing']>>({
  id: a.grouped('event', a.reference(a.neededText(), 'alchemy/standing', 'history')),
  dateISO: a.grouped('event', a.neededDay()),
});

/** Stock taken by an order merges with its status, see `mergeProStock`. */
const PRO_ORDER = a.object<ProOrder>(
  {
    id: a.ID,
    status: a.grouped('status', a.choice(PRO_ORDER_STATUSES, 'draft')),
    createdAt: a.instant(),
    updatedAt: a.merged(
      LATEST,
      a.refined(
        a.optionalInstant(undefined),
        'else that of making',
        (updatedAt, { createdAt }: Pick<ProOrder, 'createdAt'>) => updatedAt ?? createdAt,
        ['createdAt'],
      ),
    ),
    dueAt: a.day(),
    customer: PRO_CUSTOMER,
    notes: a.notes(),
    lines: PRO_LINES,
    _reserved: a.grouped('status', a.flag()),
    _consumed: a.grouped('status', a.flag()),
    _reservedItems: a.grouped('status', a.optional(a.list('Reserved item', RESERVED_ITEM))),
    standing: a.optional(EVENT_OF),
  },
  { told: withCustomer },
);

export const PRO_ORDERS = a.list<ProOrder>('Pro order', PRO_ORDER, {
  madeId: idOfProOrder,
  natural: (order) => {
    const event = asRecord(order.standing);
    return event.id === undefined ? by('createdAt')(order) : by('id', 'dateISO')(event);
  },
});

/** Its id counts on as that of an order does, and so do those of its events. */
export const PRO_STANDING = a.list<ProRecurrence>(
  'Recurring Pro order',
  a.object<ProRecurrence>(
    {
      id: a.ID,
      customer: PRO_CUSTOMER,
      notes: a.notes(),
      lines: PRO_LINES,
      ...RHYTHM,
      ...LIFE,
    },
    { told: withCustomer },
  ),
  {
    madeId: idOfProOrder,
    natural: (order) =>
      `${by('name')(asRecord(order.customer))}|${by('startDate', 'weekday')(order)}`,
  },
);

export const ALCHEMY = a.object<Alchemy>({
  items: PRO_ITEMS,
  categories: PRO_CATEGORIES,
  subgroups: PRO_SUBGROUPS,
  products: PRO_PRODUCTS,
  orders: PRO_ORDERS,
  standing: a.leftOutWhenEmpty(PRO_STANDING),
});
