import { routePaths } from '#ui/route-paths.ts';

/** Addresses of earlier versions and where their screens are now. */
export const movedAddresses: Readonly<Record<string, string>> = {
  '/reports/costs': routePaths.costs,
  '/reports/inventory': routePaths.inventorySnapshot,
  '/reports/trays': routePaths.orderCosts,
  '/reports/overheads': routePaths.overheads,
  '/reporting/overheads': routePaths.overheads,
  '/recurring': `${routePaths.orders}?kind=recurring`,
  '/single': `${routePaths.orders}?kind=single`,
  '/orders': routePaths.orders,
  '/batches': routePaths.batches,
  '/planner': routePaths.planner,
  '/products': routePaths.products,
  '/varieties': routePaths.varieties,
  '/packaging': routePaths.packaging,
  '/inventory': routePaths.inventory,
  '/settings/trays': routePaths.trays,
  '/settings/freeze-dryer': routePaths.freezeDryer,
  '/seed-vault': routePaths.seedVault,
  '/pro/items': routePaths.proItems,
  '/pro/products': routePaths.proProducts,
  '/pro/orders': routePaths.proOrders,
  '/pro/planner': routePaths.proPlanner,
};

interface AddressRest {
  readonly search: string;
  readonly hash: string;
}

/** A new address with the query and hash of the old one; what the new address says itself comes first. */
export function withRest(target: string, rest: AddressRest): string {
  const [path = target, ownQuery = ''] = target.split('?');
  const query = new URLSearchParams(ownQuery);
  for (const [name, value] of new URLSearchParams(rest.search)) {
    if (!query.has(name)) query.append(name, value);
  }
  const text = query.toString();
  return `${path}${text === '' ? '' : `?${text}`}${rest.hash}`;
}
