import { Drawer, NavLink } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { promisePath } from '#ui/route-paths.ts';
import { sectionOf, sections } from '../../routing/sections.ts';
import { AppearanceMenu } from '../account/appearance-menu.tsx';
import classes from './more-sheet.module.css';
import { ProductFooter } from './product-footer.tsx';
import { SessionButtons } from '../account/session-buttons.tsx';

const elsewhere = ['Operations', 'Reporting', 'Alchemy', 'Setup'];

/** Everything that has no place of its own in the phone bar. */
export function MoreSheet(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const { pathname } = useLocation();
  const active = sectionOf(pathname);
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
      <NavLink
        component={Link}
        to={promisePath()}
        label="Can I say yes?"
        description="Ask before you promise"
        leftSection={<IconMessageQuestion size="1.375rem" />}
        onClick={props.onClose}
        className={classes.entry}
      />
      {sections
        .filter((section) => elsewhere.includes(section.label))
        .map((section) => (
          <NavLink
            key={section.path}
            component={Link}
            to={section.path}
            label={section.label}
            description={section.tabs.map((tab) => tab.label).join(', ')}
            active={section === active}
            aria-current={section === active ? 'page' : undefined}
            leftSection={<section.icon size="1.375rem" />}
            onClick={props.onClose}
            className={classes.entry}
          />
        ))}
      <div className={classes.foot}>
        <SessionButtons />
        <AppearanceMenu />
      </div>
      <ProductFooter />
    </Drawer>
  );
}
