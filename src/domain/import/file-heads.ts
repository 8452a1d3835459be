/** Column headers of a varieties file, by field: the farm schema names them, too. */
export const VARIETY_HEAD = {
  name: 'Variety',
  yieldOzPerTray: 'Avg yield (oz/tray)',
  daysToHarvest: 'DTH',
  shelfLifeDays: 'Shelf life (days)',
  traySizeId: 'Tray size',
  live: 'Live',
  seedOf: 'Seed of',
  seedGPerTray: 'Seed density (g/tray)',
  bagLb: 'Seed bag (lb)',
  bagCost: 'Bag cost ($)',
  packSizes: 'Pack sizes (oz)',
  reorderUrl: 'Reorder link',
  notes: 'Notes',
} as const;

/** Column headers of a raw materials file. Stock has two columns. */
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

/** Column headers of an orders file. A recurring order has its frequency as its kind. */
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

export const ITEM_HEAD = {
  product: 'Product',
  variety: 'Variety',
  packageOz: 'Package (oz)',
  count: 'Count',
  weight: 'Weight',
  unit: 'Unit',
} as const;

export const ID_HEAD = 'Id';
