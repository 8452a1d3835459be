/** Every address of the product, in one place. */
export const routePaths = {
  start: '/start',
  dashboard: '/dashboard',
  tasks: '/tasks',
  tasksToday: '/tasks/today',
  planner: '/tasks/planner',
  harvestPlan: '/tasks/harvest-plan',
  capacity: '/tasks/capacity',
  shortages: '/tasks/shortages',
  ops: '/ops',
  orders: '/ops/orders',
  deliveries: '/ops/deliveries',
  invoices: '/ops/invoices',
  batches: '/ops/batches',
  trays: '/ops/trays',
  trace: '/ops/trace',
  catalog: '/catalog',
  products: '/catalog/products',
  varieties: '/catalog/varieties',
  seedVault: '/catalog/seed-vault',
  inventory: '/catalog/inventory',
  packaging: '/catalog/packaging',
  overheads: '/catalog/overheads',
  buyingList: '/catalog/buying',
  reporting: '/reporting',
  costs: '/reporting/costs',
  inventorySnapshot: '/reporting/inventory',
  orderCosts: '/reporting/order-costs',
  growth: '/reporting/growth',
  customerCosts: '/reporting/customers',
  trayDemand: '/reporting/tray-demand',
  alchemy: '/alchemy',
  proItems: '/alchemy/items',
  proProducts: '/alchemy/products',
  proOrders: '/alchemy/orders',
  proPlanner: '/alchemy/planner',
  freezeDryer: '/alchemy/freeze-dryer',
  setup: '/setup',
  settings: '/setup/settings',
  people: '/setup/people',
  syncNotices: '/setup/sync-notices',
} as const;

/** The settings, with the focus on the button that reads a backup. */
export const restorePath = `${routePaths.settings}?restore=`;

export function varietyPath(varietyId: string): string {
  return `${routePaths.varieties}/${encodeURIComponent(varietyId)}`;
}

/** The trace of a batch code, seed lot, supplier or customer. */
export function tracePath(of: string): string {
  return `${routePaths.trace}?of=${encodeURIComponent(of)}`;
}

/** The batches with the buffers of the farm open, and what its harvests propose, also what was put off. */
export function buffersPath(proposals?: 'all'): string {
  return `${routePaths.batches}?buffers${proposals === undefined ? '' : `=${proposals}`}`;
}

/** The orders with one of them open, by its id. */
export function orderPath(orderId: string): string {
  return `${routePaths.orders}?order=${encodeURIComponent(orderId)}`;
}

/** The orders with the form of a new one open. */
export const newOrderPath = orderPath('');

/** What to begin with on arriving at the tasks: a new task, a day on paper, marking one task done, or the scale. */
export type TasksDeepLink = 'add' | 'print' | 'done' | 'lost' | 'weigh';

/**
 * The tasks, to do one thing there at once; `what` is the day to print, the id of the task, or the key of
 * the batch that lost trays: without one it is asked for.
 */
export function tasksDeepLink(link: TasksDeepLink, what = ''): string {
  return `${routePaths.tasksToday}?${link}=${encodeURIComponent(what)}`;
}

/** The log of the dryers' loads, at the one that is to be started, or with the scale open for it. */
export function loadPath(loadId: string, work: 'start' | 'weigh'): string {
  return `${routePaths.freezeDryer}?${work}=${encodeURIComponent(loadId)}`;
}

/** "Can I say yes?", with its fields still to be filled in. */
export function availabilityPath(): string {
  return `${routePaths.orders}?promise=`;
}

/** "Can I say yes?" for so many ounces of a variety on a day. */
export function sellPath(varietyId: string, ounces: number, dateISO: string): string {
  return `${routePaths.orders}?promise=${encodeURIComponent(varietyId)}&oz=${ounces}&day=${dateISO}`;
}
