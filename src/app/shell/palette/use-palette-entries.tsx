import {
  IconArrowRight,
  IconPackage,
  IconSeedling,
  IconShoppingCart,
  IconWash,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { selectNextHarvests } from '#state/selectors/next-harvests.ts';
import { selectAllOrders } from '#state/selectors/sales/orders.ts';
import { selectProductsByName } from '#state/selectors/sales/products.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useBuying } from '#state/react/answers/use-buying.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatDay, formatTrays, traysBesidePlanned } from '#ui/format.ts';
import { orderPath, restorePath, routePaths, varietyPath } from '#ui/route-paths.ts';
import { screens } from '../../routing/screens.ts';
import { sections } from '../../routing/sections.ts';
import { useIsShown } from '../navigation/use-is-shown.ts';
import { useGoToScreen } from '../use-heading-focus.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { SCREEN_TEXT } from './screen-text.ts';
import { useActionEntries } from './use-action-entries.tsx';
import { verbs } from './verbs.ts';

const size = '1.125rem';

/** Everything the command palette can lead to or do now. */
export function usePaletteEntries(openMessages: () => void): readonly PaletteEntry[] {
  const work = useVerbEntries();
  const isShown = useIsShown(true);
  const screens = useScreenEntries();
  const orders = useBuyingEntries();
  const records = useRecordEntries();
  const actions = useActionEntries(openMessages);
  return useMemo(
    () => [...work, ...screens.filter(({ id }) => isShown(id)), ...orders, ...actions, ...records],
    [work, screens, isShown, orders, actions, records],
  );
}

function useVerbEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  const navigate = useNavigate();
  const today = useToday();
  return useMemo(
    () =>
      verbs(today).map(({ path, ...verb }): PaletteEntry => ({
        ...verb,
        id: `work-${verb.label}`,
        group: 'Screens',
        icon: <IconArrowRight size={size} />,
        // The focus goes to the button there, not to the heading.
        run: () => (path === restorePath ? void navigate(path) : goTo(path)),
      })),
    [goTo, navigate, today],
  );
}

/** "Order Pea seed": what is to be ordered, by its name. */
function useBuyingEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  const result = useBuying();
  return useMemo(() => {
    const lines = result?.groups.flatMap((group) => group.lines) ?? [];
    return lines
      .filter(({ state }) => state !== 'COMING')
      .map(({ stockId, name }): PaletteEntry => ({
        id: `order-stock-${stockId}`,
        label: `Order ${name}`,
        group: 'Screens',
        detail: 'Buying list',
        words: 'buy',
        icon: <IconShoppingCart size={size} />,
        run: () => goTo(routePaths.buyingList),
      }));
  }, [result, goTo]);
}

function useScreenEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  return useMemo(
    () => [
      ...sections.flatMap((section) => {
        const icon = <section.icon size={size} />;
        const tabs = section.tabs.length === 0 ? [section] : section.tabs;
        return tabs.map(({ label, path }): PaletteEntry => ({
          id: path,
          label,
          group: 'Screens',
          ...(path === section.path ? {} : { detail: section.label }),
          icon,
          words: `${screenTitle(path)} ${SCREEN_TEXT[path] ?? ''}`,
          run: () => goTo(path),
        }));
      }),
      {
        id: 'tray-hygiene',
        label: 'Tray hygiene',
        group: 'Screens',
        detail: 'Dashboard',
        words: 'wash scrub dirty clean trays',
        icon: <IconWash size={size} />,
        run: () => goTo(routePaths.dashboard),
      },
    ],
    [goTo],
  );
}

function useRecordEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
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
        icon: <IconSeedling size={size} />,
        run: () => goTo(varietyPath(id)),
      })),
      ...orders.map(({ id, name, customer }): PaletteEntry => ({
        id: `order-${id}`,
        label: name,
        group: 'Orders',
        detail: customer === '' ? 'Order' : `Order for ${customer}`,
        icon: <IconShoppingCart size={size} />,
        run: () => goTo(orderPath(id)),
      })),
      ...mixes.map(({ id, name }): PaletteEntry => ({
        id: `product-${id}`,
        label: name,
        group: 'Products',
        detail: 'Product',
        icon: <IconPackage size={size} />,
        run: () => goTo(routePaths.products),
      })),
    ];
  }, [varieties, orders, products, harvests, goTo]);
}

/** "Variety, next harvest Fri 11/27: 2 trays, 3 planned". */
function varietyDetail(harvest: RealTask | undefined): string {
  if (harvest === undefined) return 'Variety';
  const { dateISO, trays = 0, plannedTrays } = harvest;
  const amount = traysBesidePlanned({ trays, plannedTrays }, formatTrays);
  return `Variety, next harvest ${formatDay(dateISO)}: ${amount}`;
}

/** What a screen is called in the tab of the browser, which may be more than its name in the navigation. */
function screenTitle(path: string): string {
  return screens.find((screen) => screen.path === path)?.title ?? '';
}
