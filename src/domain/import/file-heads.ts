/**
 * Heads of the columns of a file of varieties, by the field that stands in them.
 *
 * The description of a farm names the same ones, so that a column and its field are found from each other.
 */
export const VARIETY_HEAD = {
  name: 'Variety',
  yieldOzPerTray: 'Avg yield (oz/tray)',
  daysToHarvest: 'DTH',
  shelfLifeDays: 'Shelf life (days)',
  seedGPerTray: 'Seed density (g/tray)',
  bagLb: 'Seed bag (lb)',
  bagCost: 'Bag cost ($)',
  packSizes: 'Pack sizes (oz)',
  reorderUrl: 'Reorder link',
  notes: 'Notes',
} as const;

/** The same of a file of raw materials; the stock stands in two columns. */
export const MATERIAL_HEAD = {
  name: 'Name',
  type: 'Type',
  purchaseQty: 'Purchase qty',
  purchaseUnit: 'Purchase unit',
  purchaseCost: 'Purchase cost ($)',
  itemsPerCase: 'Items per case',
  stock: 'Stock',
  stockUnit: 'Stock unit',
  reorder: 'Reorder at',
  capacity: 'Capacity',
  labelsPerSheet: 'Labels per sheet',
  avgSoilPerTray: 'Soil per tray',
  gramsPerTray: 'Grams per tray',
  density: 'Density (g/ml)',
} as const;

/** The same of an order in a file of orders; a standing one has its frequency for a kind. */
export const ORDER_HEAD = {
  name: 'Order',
  customer: 'Customer',
  orderCategory: 'Category',
  kind: 'Kind',
  date: 'Date',
  weekday: 'Weekday',
  interval: 'Every (weeks)',
  weekOfMonth: 'Week of month',
  endDate: 'Ends',
} as const;

/** The same of one of its items. */
export const ITEM_HEAD = {
  product: 'Product',
  variety: 'Variety',
  packageOz: 'Package (oz)',
  count: 'Count',
  weight: 'Weight',
  unit: 'Unit',
} as const;
