import { IconArrowRight, IconShoppingCart, IconWash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useBuying } from '#state/react/answers/use-buying.ts';
import { useToday } from '#state/react/use-farm.ts';
import { restorePath, routePaths } from '#ui/route-paths.ts';
import { screenTitle, sections } from '../../routing/sections.ts';
import { useIsShown } from '../navigation/use-is-shown.ts';
import { useGoToScreen } from '../use-heading-focus.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { SCREEN_TEXT } from './screen-text.ts';
import { useActionEntries } from './use-action-entries.tsx';
import { useRecordEntries } from './use-record-entries.tsx';
import { verbs } from './verbs.ts';

const size = '1.125rem';

export function usePaletteEntries(openMessages: () => void): readonly PaletteEntry[] {
  const work = useVerbEntries();
  const isShown = useIsShown(true);
  const screens = useScreenEntries();
  const orders = useBuyingEntries();
  const records = useRecordEntries();
  const actions = useActionEntries(openMessages);
  return [...work, ...screens.filter(({ id }) => isShown(id)), ...orders, ...actions, ...records];
}

function useVerbEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  const navigate = useNavigate();
  const today = useToday();
  return verbs(today).map(({ path, ...verb }) => ({
    ...verb,
    id: `work-${verb.label}`,
    group: 'Screens',
    icon: <IconArrowRight size={size} />,
    // The focus goes to the button there, not to the heading.
    run: () => (path === restorePath ? void navigate(path) : goTo(path)),
  }));
}

/** "Order Pea seed": what is to be ordered, by its name. */
function useBuyingEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  const result = useBuying();
  const lines = result?.groups.flatMap((group) => group.lines) ?? [];
  return lines
    .filter(({ state }) => state !== 'COMING')
    .map(({ stockId, name }) => ({
      id: `order-stock-${stockId}`,
      label: `Order ${name}`,
      group: 'Screens',
      detail: 'Buying list',
      words: 'buy',
      icon: <IconShoppingCart size={size} />,
      run: () => goTo(routePaths.buyingList),
    }));
}

function useScreenEntries(): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  return [
    ...sections.flatMap((section) => {
      const icon = <section.icon size={size} />;
      const tabs = section.tabs.length === 0 ? [section] : section.tabs;
      return tabs.map(({ label, path }): PaletteEntry => ({
        id: path,
        label,
        group: 'Screens',
        ...(path === section.path ? {} : { detail: section.label }),
        icon,
        // The tab of the browser may call it more than the navigation does.
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
  ];
}
