import { IconPackage, IconSeedling, IconShoppingCart } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { selectNextHarvests } from '#state/selectors/next-harvests.ts';
import { selectAllOrders } from '#state/selectors/sales/orders.ts';
import { selectProductsByName } from '#state/selectors/sales/products.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatDay, formatTrays, traysBesidePlanned } from '#ui/format.ts';
import { orderPath, routePaths, varietyPath } from '#ui/route-paths.ts';
import type { PaletteEntry } from './palette-entry.ts';

export function useRecordEntries(): readonly PaletteEntry[] {
  const varieties = useFarm(selectVarietiesByName);
  const orders = useFarm(selectAllOrders);
  const products = useFarm(selectProductsByName);
  const today = useToday();
  const harvests = useFarm((farm) => selectNextHarvests(farm, today));
  return useMemo(() => {
    const mixes = products.filter((product) => product.type === 'mix');
    return [
      ...varieties.map(({ id, name }): PaletteEntry => ({
        id: `variety-${id}`,
        label: name,
        group: 'Varieties',
        detail: varietyDetail(harvests.get(id)),
        icon: IconSeedling,
        run: varietyPath(id),
      })),
      ...orders.map(({ id, name, customer }): PaletteEntry => ({
        id: `order-${id}`,
        label: name,
        group: 'Orders',
        detail: customer === '' ? 'Order' : `Order for ${customer}`,
        icon: IconShoppingCart,
        run: orderPath(id),
      })),
      ...mixes.map(({ id, name }): PaletteEntry => ({
        id: `product-${id}`,
        label: name,
        group: 'Products',
        detail: 'Product',
        icon: IconPackage,
        run: routePaths.products,
      })),
    ];
  }, [varieties, orders, products, harvests]);
}

/** "Variety, next harvest Fri 11/27: 2 trays, 3 planned". */
function varietyDetail(harvest: RealTask | undefined): string {
  if (harvest === undefined) return 'Variety';
  const { dateISO, trays = 0, plannedTrays } = harvest;
  const amount = traysBesidePlanned({ trays, plannedTrays }, formatTrays);
  return `Variety, next harvest ${formatDay(dateISO)}: ${amount}`;
}
