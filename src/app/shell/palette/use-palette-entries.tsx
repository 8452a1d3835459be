import { useMantineColorScheme } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAlertTriangle,
  IconDownload,
  IconMessageQuestion,
  IconMoon,
  IconPackage,
  IconRefresh,
  IconScale,
  IconSeedling,
  IconShoppingCart,
  IconSun,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useRebuildTasks } from '#features/tasks/today/use-rebuild-tasks.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { RealTask } from '#domain/supply/real-task.ts';
import { selectNextHarvests } from '#state/selectors/next-harvests.ts';
import { selectAllOrders } from '#state/selectors/orders.ts';
import { selectProductsByName } from '#state/selectors/products.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm, useHistory, useToday } from '#state/react/use-farm.ts';
import { formatTrays } from '#ui/format.ts';
import { traysBesidePlanned } from '#ui/trays-beside-planned.ts';
import { buffersPath, orderPath, promisePath, routePaths, varietyPath } from '#ui/route-paths.ts';
import { sections } from '../../routing/sections.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';

const size = '1.125rem';

/** Everything the command palette can lead to or do now. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const screens = useScreenEntries();
  const records = useRecordEntries();
  const actions = useActionEntries();
  return useMemo(() => [...screens, ...actions, ...records], [screens, actions, records]);
}

function useScreenEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  return useMemo(
    () =>
      sections.flatMap((section) => {
        const icon = <section.icon size={size} />;
        const tabs = section.tabs.length === 0 ? [section] : section.tabs;
        return tabs.map(({ label, path }): PaletteEntry => ({
          id: path,
          label,
          group: 'Screens',
          ...(path === section.path ? {} : { detail: section.label }),
          icon,
          run: () => void navigate(path),
        }));
      }),
    [navigate],
  );
}

function useRecordEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
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
        run: () => void navigate(varietyPath(id)),
      })),
      ...orders.map(({ id, name, customer }): PaletteEntry => ({
        id: `order-${id}`,
        label: name,
        group: 'Orders',
        detail: customer === '' ? 'Order' : `Order for ${customer}`,
        icon: <IconShoppingCart size={size} />,
        run: () => void navigate(orderPath(id)),
      })),
      ...mixes.map(({ id, name }): PaletteEntry => ({
        id: `product-${id}`,
        label: name,
        group: 'Products',
        detail: 'Product',
        icon: <IconPackage size={size} />,
        run: () => void navigate(routePaths.products),
      })),
    ];
  }, [varieties, orders, products, harvests, navigate]);
}

/** "Variety, next harvest Fri 11/27: 2 trays, 3 planned". */
function varietyDetail(harvest: RealTask | undefined): string {
  if (harvest === undefined) return 'Variety';
  const { dateISO, trays = 0, plannedTrays } = harvest;
  const amount = traysBesidePlanned({ trays, plannedTrays }, formatTrays);
  return `Variety, next harvest ${shortDayLabel(dateISO)}: ${amount}`;
}

function useActionEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { undo, redo, undoLabel, redoLabel } = useHistory();
  const rebuild = useRebuildTasks();
  const download = useExportBackup();
  const { setColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const action = (label: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({
      id: `do-${label}`,
      label,
      group: 'Actions',
      icon,
      run,
    });
    return [
      action(
        'Can I say yes?',
        <IconMessageQuestion size={size} />,
        () => void navigate(promisePath()),
      ),
      action(
        'Short deliveries',
        <IconAlertTriangle size={size} />,
        () => void navigate(routePaths.shortages),
      ),
      action(
        'Proposals of the harvests',
        <IconScale size={size} />,
        () => void navigate(buffersPath('all')),
      ),
      ...(undoLabel === null
        ? []
        : [action(`Undo: ${undoLabel}`, <IconArrowBackUp size={size} />, undo)]),
      ...(redoLabel === null
        ? []
        : [action(`Redo: ${redoLabel}`, <IconArrowForwardUp size={size} />, redo)]),
      action('Rebuild tasks', <IconRefresh size={size} />, rebuild),
      action('Download a backup', <IconDownload size={size} />, download),
      action('Light appearance', <IconSun size={size} />, () => setColorScheme('light')),
      action('Dark appearance', <IconMoon size={size} />, () => setColorScheme('dark')),
      action('Appearance of the device', <IconSun size={size} />, () => setColorScheme('auto')),
    ];
  }, [undoLabel, redoLabel, undo, redo, rebuild, download, setColorScheme, navigate]);
}
