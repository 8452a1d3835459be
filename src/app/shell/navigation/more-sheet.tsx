import { Drawer, NavLink } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { DayOnlySwitch } from '#features/setup/people/day-only-switch.tsx';
import { useScrollLock } from '#ui/dialogs/use-scroll-lock.ts';
import { availabilityPath, routePaths } from '#ui/route-paths.ts';
import { helperSections } from '../../routing/helper-screens.ts';
import { sectionOf, sections } from '../../routing/sections.ts';
import { AppearanceMenu } from '../account/appearance-menu.tsx';
import classes from './more-sheet.module.css';
import { ProductFooter } from './product-footer.tsx';
import { useIsShown } from './use-is-shown.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { LazyFarmMenu } from '../account/lazy-farm-menu.ts';
import { SessionButtons } from '../account/session-buttons.tsx';

const elsewhere = ['Operations', 'Reporting', 'Alchemy', 'Setup'];

export function MoreSheet(props: { readonly opened: boolean; readonly onClose: () => void }) {
  useScrollLock(props.opened);
  const { pathname } = useLocation();
  const active = sectionOf(pathname);
  const isDayOnly = useIsDayOnly();
  const isShown = useIsShown(isDayOnly && props.opened);
  const shown = isDayOnly
    ? helperSections.filter(
        ({ path }) =>
          path === routePaths.setup ||
          (path === routePaths.catalog && isShown(routePaths.buyingList)),
      )
    : sections.filter((section) => elsewhere.includes(section.label));
  return (
    <Drawer
      opened={props.opened}
      onClose={props.onClose}
      position="bottom"
      size="auto"
      title="More"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.sheet, header: classes.header, inner: classes.inner }}
    >
      {!isDayOnly && (
        <NavLink
          component={Link}
          to={availabilityPath()}
          label="Can I say yes?"
          description="Ask before you promise"
          leftSection={<IconMessageQuestion size="1.375rem" />}
          onClick={props.onClose}
          className={classes.entry}
        />
      )}
      {shown.map((section) => (
        <NavLink
          key={section.path}
          component={Link}
          to={isDayOnly ? (section.tabs[0]?.path ?? section.path) : section.path}
          label={section.label}
          description={section.tabs
            .filter(({ path }) => isShown(path))
            .map((tab) => tab.label)
            .join(', ')}
          active={section.path === active?.path}
          aria-current={section.path === active?.path ? 'page' : undefined}
          leftSection={<section.icon size="1.375rem" />}
          onClick={props.onClose}
          className={classes.entry}
        />
      ))}
      <DayOnlySwitch />
      <div className={classes.foot}>
        <LazyFarmMenu />
        <SessionButtons />
        <AppearanceMenu />
      </div>
      <ProductFooter />
    </Drawer>
  );
}
