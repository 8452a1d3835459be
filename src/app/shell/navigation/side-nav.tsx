import { AppShell } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { lazyMenu } from '#ui/page/lazy-menu.tsx';
import { helperSections } from '../../routing/helper-screens.ts';
import { sectionOf, sections } from '../../routing/sections.ts';
import { AppearanceButton } from '../account/appearance-button.tsx';
import { ProductFooter } from './product-footer.tsx';
import classes from './side-nav.module.css';
import { useIsShown } from './use-is-shown.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { selectLateBatches } from '#state/selectors/late-work.ts';
import { selectTaskDays } from '#state/selectors/tasks.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';

const AppearanceMenu = lazyMenu(
  async () => (await import('../account/appearance-menu.tsx')).AppearanceMenu,
  AppearanceButton,
);

export function SideNav() {
  const { pathname } = useLocation();
  const active = sectionOf(pathname);
  const openTasks = useOpenTaskCount();
  const isDayOnly = useIsDayOnly();
  const isShown = useIsShown(isDayOnly);
  const shown = isDayOnly
    ? helperSections.filter(({ tabs }) => tabs.some(({ path }) => isShown(path)))
    : sections;
  return (
    <>
      <AppShell.Section grow component="nav" aria-label="Main" className={classes.entries}>
        {shown.map((section) => (
          <Link
            key={section.path}
            to={isDayOnly ? (section.tabs[0]?.path ?? section.path) : section.path}
            data-active={section.path === active?.path || undefined}
            aria-current={section.path === active?.path ? 'page' : undefined}
            className={`${classes.entry} mantine-focus-auto`}
          >
            <section.icon size="1.125rem" className={classes.icon} />
            <div className={classes.label}>
              <span>{section.label}</span>
            </div>
            {section.label === 'Tasks' && openTasks > 0 && <OpenCount count={openTasks} />}
          </Link>
        ))}
      </AppShell.Section>
      <AppShell.Section className={classes.foot}>
        <AppearanceMenu />
        <ProductFooter />
      </AppShell.Section>
    </>
  );
}

function OpenCount({ count }: { readonly count: number }) {
  return (
    <span className={classes.count}>
      {count}
      <span className={classes.countWord}> open</span>
    </span>
  );
}

/** Work of today and late work that is still to be done; a batch that was missed counts once. */
function useOpenTaskCount(): number {
  const today = useToday();
  return useFarm((farm) => {
    const missed = selectLateBatches(farm, today);
    const cycles = new Set(missed.map(({ cycleKey }) => cycleKey));
    let open = missed.length;
    for (const { dateISO, openCount, tasks } of selectTaskDays(farm)) {
      if (openCount === 0 || dateISO > today) continue;
      open += tasks.filter(({ done, cycleKey }) => !done && !cycles.has(cycleKey)).length;
    }
    return open;
  });
}
