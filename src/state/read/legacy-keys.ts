/** Entries of the browser's local storage that older versions kept the farm in. */
export const LEGACY_KEYS = {
  state: 'mgm.state',
  catalog: 'mgm.catalog',
  catalogUpdatedAt: 'mgm.catalogUpdatedAt',
  settings: 'mgm.settings',
  proItems: 'alchemy.items',
  proProducts: 'alchemy.products',
  proOrders: 'alchemy.orders',
} as const;

/** Key under which the text of an unreadable farm is kept, so nothing is lost. */
export const DAMAGED_STATE_KEY = 'mgm.state.damaged';
