import { IconArrowRight, IconShoppingCart, IconWash } from '@tabler/icons-react';
import { useBuying } from '#state/react/answers/use-buying.ts';
import { useToday } from '#state/react/use-farm.ts';
import { routePaths } from '#ui/route-paths.ts';
import { screenTitle, sections } from '../../routing/sections.ts';
import { useIsShown } from '../navigation/use-is-shown.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { SCREEN_TEXT } from './screen-text.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useRecordEntries } from './use-record-entries.ts';
import { verbs } from './verbs.ts';

export function usePaletteEntries(openMessages: () => void): readonly PaletteEntry[] {
  const work = verbs(useToday()).map(({ path, ...verb }): PaletteEntry => ({
    ...verb,
    id: `work-${verb.label}`,
    group: 'Screens',
    icon: IconArrowRight,
    run: path,
  }));
  const isShown = useIsShown(true);
  const screens = SCREENS.filter(({ id }) => isShown(id));
  const orders = useBuyingEntries();
  const records = useRecordEntries();
  const actions = useActionEntries(openMessages);
  return [...work, ...screens, TRAY_HYGIENE, ...orders, ...actions, ...records];
}

/** "Order Pea seed": what is to be ordered, by its name. */
function useBuyingEntries(): readonly PaletteEntry[] {
  const lines = useBuying()?.groups.flatMap((group) => group.lines) ?? [];
  return lines
    .filter(({ state }) => state !== 'COMING')
    .map(({ stockId, name }) => ({
      id: `order-stock-${stockId}`,
      label: `Order ${name}`,
      group: 'Screens',
      detail: 'Buying list',
      words: 'buy',
      icon: IconShoppingCart,
      run: routePaths.buyingList,
    }));
}

const SCREENS = sections.flatMap((section) => {
  const tabs = section.tabs.length === 0 ? [section] : section.tabs;
  return tabs.map(({ label, path }): PaletteEntry => ({
    id: path,
    label,
    group: 'Screens',
    ...(path !== section.path && { detail: section.label }),
    icon: section.icon,
    // The tab of the browser may call it more than the navigation does.
    words: `${screenTitle(path)} ${SCREEN_TEXT[path] ?? ''}`,
    run: path,
  }));
});

const TRAY_HYGIENE: PaletteEntry = {
  id: 'tray-hygiene',
  label: 'Tray hygiene',
  group: 'Screens',
  detail: 'Dashboard',
  words: 'wash scrub dirty clean trays',
  icon: IconWash,
  run: routePaths.dashboard,
};
