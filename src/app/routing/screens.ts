import type { ComponentType } from 'react';
import { loadChanges } from '#state/store/load-changes.ts';
import { routePaths } from '#ui/route-paths.ts';

type LoadScreen = () => Promise<ComponentType>;

const seedVault = async () =>
  (await import('#features/catalog/seed-vault/seed-vault-page.tsx')).SeedVaultPage;

/** The code of all screens past the start screen by their addresses, in the order of the navigation. */
export const screens: Readonly<Record<string, LoadScreen>> = {
  [routePaths.dashboard]: async () =>
    (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
  [routePaths.tasksToday]: async () =>
    (await import('#features/tasks/today/tasks-page.tsx')).TasksPage,
  [routePaths.planner]: async () =>
    (await import('#features/tasks/planner/planner-page.tsx')).PlannerPage,
  [routePaths.harvestPlan]: async () =>
    (await import('#features/tasks/harvest-plan/harvest-plan-page.tsx')).HarvestPlanPage,
  [routePaths.shortages]: async () =>
    (await import('#features/tasks/shortages/shortages-page.tsx')).ShortagesPage,
  [routePaths.capacity]: async () =>
    (await import('#features/tasks/capacity/capacity-page.tsx')).CapacityPage,
  [routePaths.orders]: async () =>
    (await import('#features/ops/orders/list/orders-page.tsx')).OrdersPage,
  [routePaths.deliveries]: async () =>
    (await import('#features/ops/deliveries/deliveries-page.tsx')).DeliveriesPage,
  [routePaths.invoices]: async () =>
    (await import('#features/ops/invoices/invoices-page.tsx')).InvoicesPage,
  [routePaths.batches]: async () =>
    (await import('#features/ops/batches/batches-page.tsx')).BatchesPage,
  [routePaths.trace]: async () => (await import('#features/ops/trace/trace-page.tsx')).TracePage,
  [routePaths.trays]: async () => (await import('#features/ops/trays/trays-page.tsx')).TraysPage,
  [routePaths.products]: async () =>
    (await import('#features/catalog/products/products-page.tsx')).ProductsPage,
  [routePaths.varieties]: async () =>
    (await import('#features/catalog/varieties/list/varieties-page.tsx')).VarietiesPage,
  [`${routePaths.varieties}/:varietyId`]: async () =>
    (await import('#features/catalog/varieties/page/variety-page.tsx')).VarietyPage,
  [routePaths.seedVault]: seedVault,
  '/inventory/seeds': seedVault,
  [routePaths.inventory]: async () =>
    (await import('#features/catalog/inventory/inventory-page.tsx')).InventoryPage,
  [routePaths.packaging]: async () =>
    (await import('#features/catalog/packaging/packaging-page.tsx')).PackagingPage,
  [routePaths.overheads]: async () =>
    (await import('#features/catalog/overheads/overheads-page.tsx')).OverheadsPage,
  [routePaths.buyingList]: async () =>
    (await import('#features/catalog/buying/buying-list-page.tsx')).BuyingListPage,
  [routePaths.costs]: async () =>
    (await import('#features/reporting/costs/costs-page.tsx')).CostsPage,
  [routePaths.inventorySnapshot]: async () =>
    (await import('#features/reporting/inventory/inventory-snapshot-page.tsx'))
      .InventorySnapshotPage,
  [routePaths.orderCosts]: async () =>
    (await import('#features/reporting/order-costs/order-costs-page.tsx')).OrderCostsPage,
  [routePaths.growth]: async () =>
    (await import('#features/reporting/growth/growth-page.tsx')).GrowthPage,
  [routePaths.customerCosts]: async () =>
    (await import('#features/reporting/customers/customers-page.tsx')).CustomersPage,
  [routePaths.trayDemand]: async () =>
    (await import('#features/reporting/tray-demand/tray-demand-page.tsx')).TrayDemandPage,
  [routePaths.proItems]: async () =>
    (await import('#features/alchemy/items/items-page.tsx')).ItemsPage,
  [routePaths.proProducts]: async () =>
    (await import('#features/alchemy/products/pro-products-page.tsx')).ProProductsPage,
  [routePaths.proOrders]: async () =>
    (await import('#features/alchemy/orders/pro-orders-page.tsx')).ProOrdersPage,
  [routePaths.proPlanner]: async () =>
    (await import('#features/alchemy/planner-pro/planner-pro-page.tsx')).PlannerProPage,
  [routePaths.freezeDryer]: async () =>
    (await import('#features/alchemy/freeze-dryer/freeze-dryer-page.tsx')).FreezeDryerPage,
  [routePaths.settings]: async () =>
    (await import('#features/setup/settings-page.tsx')).SettingsPage,
  [routePaths.people]: async () =>
    (await import('#features/setup/people/people-page.tsx')).PeoplePage,
  [routePaths.syncNotices]: async () =>
    (await import('#features/setup/sync-notices/sync-notices-page.tsx')).SyncNoticesPage,
};

/** The code of a screen, and of what can be done on it. Today is drawn before: what is done there waits for it. */
export async function loadScreen(path: string, load: LoadScreen): Promise<ComponentType> {
  if (path === routePaths.dashboard) return load();
  const [component] = await Promise.all([load(), loadChanges()]);
  return component;
}
