import {
  IconDots,
  IconLayoutDashboard,
  IconListCheck,
  IconSeedling,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { isAtOrUnder, sectionOf } from '../../routing/sections.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import classes from './phone-bar.module.css';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

const MoreSheet = lazyDialog(async () => (await import('./more-sheet.tsx')).MoreSheet);

const entries: readonly {
  readonly label: string;
  readonly path: string;
  /** Where its screens are, if not at or under its path. */
  readonly at?: string;
  readonly icon: typeof IconDots;
}[] = [
  { label: 'Dashboard', path: routePaths.dashboard, icon: IconLayoutDashboard },
  { label: 'Tasks', path: routePaths.tasks, icon: IconListCheck },
  { label: 'Orders', path: routePaths.orders, at: routePaths.ops, icon: IconShoppingCart },
  { label: 'Catalog', path: routePaths.catalog, icon: IconSeedling },
];

/** What a helper has under the thumb. */
const helperEntries: typeof entries = [
  { label: 'Today', path: routePaths.tasksToday, icon: IconListCheck },
  { label: 'Harvests', path: routePaths.harvestPlan, icon: IconSeedling },
  { label: 'Deliveries', path: routePaths.deliveries, icon: IconShoppingCart },
];

/** Under the thumb: the four screens of a day in the grow room, and the rest. */
export function PhoneBar() {
  const { pathname } = useLocation();
  const [moreOpened, setMoreOpened] = useState(false);
  const isDayOnly = useIsDayOnly();
  const shown = isDayOnly ? helperEntries : entries;
  const section = sectionOf(pathname)?.path;
  const isAt = ({ path, at = path }: (typeof shown)[number]) =>
    isAtOrUnder(pathname, at) || section === at;
  return (
    <nav aria-label="Main" className={classes.bar}>
      {shown.map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          aria-current={isAt(entry) ? 'page' : undefined}
          className={classes.entry}
        >
          <span className={classes.icon}>
            <entry.icon size="1.375rem" aria-hidden />
          </span>
          {entry.label}
        </Link>
      ))}
      <UnstyledButton
        className={classes.entry}
        data-active={!shown.some(isAt) || undefined}
        aria-haspopup="dialog"
        onClick={() => setMoreOpened(true)}
      >
        <span className={classes.icon}>
          <IconDots size="1.375rem" aria-hidden />
        </span>
        More
      </UnstyledButton>
      <MoreSheet opened={moreOpened} onClose={() => setMoreOpened(false)} />
    </nav>
  );
}
