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
import {
  BOOLEAN,
  DELTA,
  LATEST,
  SCALAR,
  TEXT,
  by,
  fields,
  part,
  records,
  reference,
} from './merge-rule.ts';

const ITEMS = records<ProItem>('Item', {
  id: SCALAR,
  name: SCALAR,
  type: SCALAR,
  unit: SCALAR,
  unitCost: SCALAR,
  stockQty: DELTA,
  reorderMode: part('reorder'),
  reorderPoint: part('reorder'),
  reorderPercent: part('reorder'),
  initialQtyInUnit: SCALAR,
  supplier: SCALAR,
  notes: TEXT,
  purchaseQty: part('price'),
  purchaseUnit: part('price'),
  purchaseCostUSD: part('price'),
  powderCalc: fields<PowderCalc>({
    enabled: BOOLEAN,
    freshCostPerTrayUSD: SCALAR,
    harvestOzPerTray: SCALAR,
    powderYieldPct: SCALAR,
    freezeCycleCostUSD: SCALAR,
    traysPerCycleAllocated: SCALAR,
  }),
  varietyId: reference('varieties', 'leave out', { isWeak: true }),
});

const RECIPE = records<ProRecipeLine>(
  'Ingredient',
  {
    itemId: reference('alchemy/items', 'keep'),
    qty: part('amount'),
    unit: part('amount'),
    notes: TEXT,
  },
  { key: by('itemId'), isOrdered: true },
);

const PRODUCTS = records<ProProduct>('Pro product', {
  id: SCALAR,
  name: SCALAR,
  categoryId: part('place', reference('alchemy/categories', 'refuse', { mayBeBlank: true })),
  subgroupId: part('place', reference('alchemy/subgroups', 'clear')),
  unit: part('batch'),
  batchOutputQty: part('batch'),
  recipe: RECIPE,
  variants: records<NonNullable<ProProduct['variants']>[number]>(
    'Variant',
    { name: SCALAR, lines: RECIPE },
    { key: by('name') },
  ),
  recipeName: SCALAR,
  sku: SCALAR,
  active: BOOLEAN,
  notes: TEXT,
});

/** What an order took from stock goes with its status, see `mergeProStock`. */
const ORDERS = records<ProOrder>(
  'Pro order',
  {
    id: SCALAR,
    status: part('status'),
    _reserved: part('status'),
    _consumed: part('status'),
    _reservedItems: part('status'),
    createdAt: SCALAR,
    updatedAt: LATEST,
    dueAt: SCALAR,
    customer: fields<ProOrder['customer']>({ name: SCALAR, email: SCALAR }),
    notes: TEXT,
    lines: records<ProOrder['lines'][number]>(
      'Line',
      { productId: reference('alchemy/products', 'keep'), qty: SCALAR, unitPriceUSD: SCALAR },
      { key: by('productId'), isOrdered: true },
    ),
  },
  { natural: by('createdAt') },
);

export const ALCHEMY = fields<Alchemy>({
  items: ITEMS,
  categories: records<ProCategory>('Category', { id: SCALAR, name: SCALAR, order: SCALAR }),
  subgroups: records<ProSubgroup>('Subgroup', {
    id: SCALAR,
    name: SCALAR,
    categoryId: reference('alchemy/categories', 'refuse', { mayBeBlank: true }),
    order: SCALAR,
    notes: TEXT,
  }),
  products: PRODUCTS,
  orders: ORDERS,
});
