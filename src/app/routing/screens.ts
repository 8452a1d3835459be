import type { ComponentType } from 'react';
import { loadChanges } from '#state/store/load-changes.ts';
import { routePaths } from '#ui/route-paths.ts';

interface Screen {
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

const seedVault = async () =>
  (await import('#features/catalog/seed-vault/seed-vault-page.tsx')).SeedVaultPage;

/** All screens past the start screen by their addresses, in the order of the navigation. */
export const screens: Readonly<Record<string, Screen>> = {
  [routePaths.dashboard]: {
    title: 'Today',
    load: async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  [routePaths.tasksToday]: {
    title: 'Tasks',
    load: async () => (await import('#features/tasks/today/tasks-page.tsx')).TasksPage,
  },
  [routePaths.planner]: {
    title: 'Monthly planner',
    load: async () => (await import('#features/tasks/planner/planner-page.tsx')).PlannerPage,
  },
  [routePaths.harvestPlan]: {
    title: 'Harvest Plan',
    load: async () =>
      (await import('#features/tasks/harvest-plan/harvest-plan-page.tsx')).HarvestPlanPage,
  },
  [routePaths.shortages]: {
    title: 'Shortages',
    load: async () => (await import('#features/tasks/shortages/shortages-page.tsx')).ShortagesPage,
  },
  [routePaths.capacity]: {
    title: 'Capacity Monitor',
    load: async () => (await import('#features/tasks/capacity/capacity-page.tsx')).CapacityPage,
  },
  [routePaths.orders]: {
    title: 'Orders',
    load: async () => (await import('#features/ops/orders/list/orders-page.tsx')).OrdersPage,
  },
  [routePaths.deliveries]: {
    title: 'Deliveries',
    load: async () => (await import('#features/ops/deliveries/deliveries-page.tsx')).DeliveriesPage,
  },
  [routePaths.invoices]: {
    title: 'Invoices',
    load: async () => (await import('#features/ops/invoices/invoices-page.tsx')).InvoicesPage,
  },
  [routePaths.batches]: {
    title: 'Batches',
    load: async () => (await import('#features/ops/batches/batches-page.tsx')).BatchesPage,
  },
  [routePaths.trace]: {
    title: 'Trace',
    load: async () => (await import('#features/ops/trace/trace-page.tsx')).TracePage,
  },
  [routePaths.trays]: {
    title: 'Trays & Racks',
    load: async () => (await import('#features/ops/trays/trays-page.tsx')).TraysPage,
  },
  [routePaths.products]: {
    title: 'Products',
    load: async () => (await import('#features/catalog/products/products-page.tsx')).ProductsPage,
  },
  [routePaths.varieties]: {
    title: 'Varieties',
    load: async () =>
      (await import('#features/catalog/varieties/list/varieties-page.tsx')).VarietiesPage,
  },
  [`${routePaths.varieties}/:varietyId`]: {
    title: 'Variety',
    load: async () =>
      (await import('#features/catalog/varieties/page/variety-page.tsx')).VarietyPage,
  },
  [routePaths.seedVault]: { title: 'Seed Inventory', load: seedVault },
  '/inventory/seeds': { title: 'Seed Inventory', load: seedVault },
  [routePaths.inventory]: {
    title: 'Inventory',
    load: async () =>
      (await import('#features/catalog/inventory/inventory-page.tsx')).InventoryPage,
  },
  [routePaths.packaging]: {
    title: 'Packaging',
    load: async () =>
      (await import('#features/catalog/packaging/packaging-page.tsx')).PackagingPage,
  },
  [routePaths.overheads]: {
    title: 'Overhead Catalog',
    load: async () =>
      (await import('#features/catalog/overheads/overheads-page.tsx')).OverheadsPage,
  },
  [routePaths.buyingList]: {
    title: 'Buying list',
    load: async () =>
      (await import('#features/catalog/buying/buying-list-page.tsx')).BuyingListPage,
  },
  [routePaths.costs]: {
    title: 'Production Costs',
    load: async () => (await import('#features/reporting/costs/costs-page.tsx')).CostsPage,
  },
  [routePaths.inventorySnapshot]: {
    title: 'Inventory Snapshot',
    load: async () =>
      (await import('#features/reporting/inventory/inventory-snapshot-page.tsx'))
        .InventorySnapshotPage,
  },
  [routePaths.orderCosts]: {
    title: 'Order Cost Detail',
    load: async () =>
      (await import('#features/reporting/order-costs/order-costs-page.tsx')).OrderCostsPage,
  },
  [routePaths.growth]: {
    title: 'Growth Report',
    load: async () => (await import('#features/reporting/growth/growth-page.tsx')).GrowthPage,
  },
  [routePaths.customerCosts]: {
    title: 'Customers',
    load: async () =>
      (await import('#features/reporting/customers/customers-page.tsx')).CustomersPage,
  },
  [routePaths.trayDemand]: {
    title: 'Tray Demand',
    load: async () =>
      (await import('#features/reporting/tray-demand/tray-demand-page.tsx')).TrayDemandPage,
  },
  [routePaths.proItems]: {
    title: 'Items',
    load: async () => (await import('#features/alchemy/items/items-page.tsx')).ItemsPage,
  },
  [routePaths.proProducts]: {
    title: 'Pro Products',
    load: async () =>
      (await import('#features/alchemy/products/pro-products-page.tsx')).ProProductsPage,
  },
  [routePaths.proOrders]: {
    title: 'Pro Orders',
    load: async () => (await import('#features/alchemy/orders/pro-orders-page.tsx')).ProOrdersPage,
  },
  [routePaths.proPlanner]: {
    title: 'Planner Pro',
    load: async () =>
      (await import('#features/alchemy/planner-pro/planner-pro-page.tsx')).PlannerProPage,
  },
  [routePaths.freezeDryer]: {
    title: 'Freeze Dryer',
    load: async () =>
      (await import('#features/alchemy/freeze-dryer/freeze-dryer-page.tsx')).FreezeDryerPage,
  },
  [routePaths.settings]: {
    title: 'Settings',
    load: async () => (await import('#features/setup/settings-page.tsx')).SettingsPage,
  },
  [routePaths.people]: {
    title: 'People',
    load: async () => (await import('#features/setup/people/people-page.tsx')).PeoplePage,
  },
  [routePaths.syncNotices]: {
    title: 'Sync notices',
    load: async () =>
      (await import('#features/setup/sync-notices/sync-notices-page.tsx')).SyncNoticesPage,
  },
};

/** The code of a screen, and of what can be done on it. Today is drawn before: what is done there waits for it. */
export async function loadScreen(path: string, { load }: Screen): Promise<ComponentType> {
  if (path === routePaths.dashboard) return load();
  const [component] = await Promise.all([load(), loadChanges()]);
  return component;
}
