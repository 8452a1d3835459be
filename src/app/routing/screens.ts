import type { ComponentType } from 'react';
import { loadChanges } from '#state/store/load-changes.ts';
import { routePaths } from '#ui/route-paths.ts';

/** A screen: where it is, what the browser tab calls it, and how its code is loaded on demand. */
interface Screen {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

const seedVault = async () =>
  (await import('#features/catalog/seed-vault/seed-vault-page.tsx')).SeedVaultPage;

/** All screens past the start screen, in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    path: routePaths.dashboard,
    title: 'Today',
    load: async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: routePaths.tasksToday,
    title: 'Tasks',
    load: async () => (await import('#features/tasks/today/tasks-page.tsx')).TasksPage,
  },
  {
    path: routePaths.planner,
    title: 'Monthly planner',
    load: async () => (await import('#features/tasks/planner/planner-page.tsx')).PlannerPage,
  },
  {
    path: routePaths.harvestPlan,
    title: 'Harvest Plan',
    load: async () =>
      (await import('#features/tasks/harvest-plan/harvest-plan-page.tsx')).HarvestPlanPage,
  },
  {
    path: routePaths.shortages,
    title: 'Shortages',
    load: async () => (await import('#features/tasks/shortages/shortages-page.tsx')).ShortagesPage,
  },
  {
    path: routePaths.capacity,
    title: 'Capacity Monitor',
    load: async () => (await import('#features/tasks/capacity/capacity-page.tsx')).CapacityPage,
  },
  {
    path: routePaths.orders,
    title: 'Orders',
    load: async () => (await import('#features/ops/orders/list/orders-page.tsx')).OrdersPage,
  },
  {
    path: routePaths.deliveries,
    title: 'Deliveries',
    load: async () => (await import('#features/ops/deliveries/deliveries-page.tsx')).DeliveriesPage,
  },
  {
    path: routePaths.invoices,
    title: 'Invoices',
    load: async () => (await import('#features/ops/invoices/invoices-page.tsx')).InvoicesPage,
  },
  {
    path: routePaths.batches,
    title: 'Batches',
    load: async () => (await import('#features/ops/batches/batches-page.tsx')).BatchesPage,
  },
  {
    path: routePaths.trace,
    title: 'Trace',
    load: async () => (await import('#features/ops/trace/trace-page.tsx')).TracePage,
  },
  {
    path: routePaths.trays,
    title: 'Trays & Racks',
    load: async () => (await import('#features/ops/trays/trays-page.tsx')).TraysPage,
  },
  {
    path: routePaths.products,
    title: 'Products',
    load: async () => (await import('#features/catalog/products/products-page.tsx')).ProductsPage,
  },
  {
    path: routePaths.varieties,
    title: 'Varieties',
    load: async () =>
      (await import('#features/catalog/varieties/list/varieties-page.tsx')).VarietiesPage,
  },
  {
    path: `${routePaths.varieties}/:varietyId`,
    title: 'Variety',
    load: async () =>
      (await import('#features/catalog/varieties/page/variety-page.tsx')).VarietyPage,
  },
  { path: routePaths.seedVault, title: 'Seed Inventory', load: seedVault },
  { path: '/inventory/seeds', title: 'Seed Inventory', load: seedVault },
  {
    path: routePaths.inventory,
    title: 'Inventory',
    load: async () =>
      (await import('#features/catalog/inventory/inventory-page.tsx')).InventoryPage,
  },
  {
    path: routePaths.packaging,
    title: 'Packaging',
    load: async () =>
      (await import('#features/catalog/packaging/packaging-page.tsx')).PackagingPage,
  },
  {
    path: routePaths.overheads,
    title: 'Overhead Catalog',
    load: async () =>
      (await import('#features/catalog/overheads/overheads-page.tsx')).OverheadsPage,
  },
  {
    path: routePaths.buyingList,
    title: 'Buying list',
    load: async () =>
      (await import('#features/catalog/buying/buying-list-page.tsx')).BuyingListPage,
  },
  {
    path: routePaths.costs,
    title: 'Production Costs',
    load: async () => (await import('#features/reporting/costs/costs-page.tsx')).CostsPage,
  },
  {
    path: routePaths.inventorySnapshot,
    title: 'Inventory Snapshot',
    load: async () =>
      (await import('#features/reporting/inventory/inventory-snapshot-page.tsx'))
        .InventorySnapshotPage,
  },
  {
    path: routePaths.orderCosts,
    title: 'Order Cost Detail',
    load: async () =>
      (await import('#features/reporting/order-costs/order-costs-page.tsx')).OrderCostsPage,
  },
  {
    path: routePaths.growth,
    title: 'Growth Report',
    load: async () => (await import('#features/reporting/growth/growth-page.tsx')).GrowthPage,
  },
  {
    path: routePaths.customerCosts,
    title: 'Customers',
    load: async () =>
      (await import('#features/reporting/customers/customers-page.tsx')).CustomersPage,
  },
  {
    path: routePaths.trayDemand,
    title: 'Tray Demand',
    load: async () =>
      (await import('#features/reporting/tray-demand/tray-demand-page.tsx')).TrayDemandPage,
  },
  {
    path: routePaths.proItems,
    title: 'Items',
    load: async () => (await import('#features/alchemy/items/items-page.tsx')).ItemsPage,
  },
  {
    path: routePaths.proProducts,
    title: 'Pro Products',
    load: async () =>
      (await import('#features/alchemy/products/pro-products-page.tsx')).ProProductsPage,
  },
  {
    path: routePaths.proOrders,
    title: 'Pro Orders',
    load: async () => (await import('#features/alchemy/orders/pro-orders-page.tsx')).ProOrdersPage,
  },
  {
    path: routePaths.proPlanner,
    title: 'Planner Pro',
    load: async () =>
      (await import('#features/alchemy/planner-pro/planner-pro-page.tsx')).PlannerProPage,
  },
  {
    path: routePaths.freezeDryer,
    title: 'Freeze Dryer',
    load: async () =>
      (await import('#features/alchemy/freeze-dryer/freeze-dryer-page.tsx')).FreezeDryerPage,
  },
  {
    path: routePaths.settings,
    title: 'Settings',
    load: async () => (await import('#features/setup/settings-page.tsx')).SettingsPage,
  },
  {
    path: routePaths.people,
    title: 'People',
    load: async () => (await import('#features/setup/people/people-page.tsx')).PeoplePage,
  },
  {
    path: routePaths.syncNotices,
    title: 'Sync notices',
    load: async () =>
      (await import('#features/setup/sync-notices/sync-notices-page.tsx')).SyncNoticesPage,
  },
];

/** The code of a screen, and of what can be done on it. Today is drawn before: what is done there waits for it. */
export async function loadScreen({ path, load }: Screen): Promise<ComponentType> {
  if (path === routePaths.dashboard) return load();
  const [component] = await Promise.all([load(), loadChanges()]);
  return component;
}
