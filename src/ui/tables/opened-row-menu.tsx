import { Menu, Tooltip } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { RowDots } from './row-dots.tsx';
import type { RowMenuItem, RowMenuProps } from './menu-items.tsx';

export interface OpenedRowMenuProps extends RowMenuProps {
  /** The part of the page that the menu belongs to; null leaves it beside everything. */
  readonly place: HTMLElement | null;
}

export function OpenedRowMenu({ label, items, place }: OpenedRowMenuProps) {
  const [opened, setOpened] = useState(false);
  const dots = useRef<HTMLButtonElement | null>(null);
  const focusAndOpen = useCallback((button: HTMLButtonElement | null) => {
    dots.current = button;
    // The dots that were clicked are gone; on closing the focus must come back to these ones.
    button?.focus();
    if (button !== null) setOpened(true);
  }, []);
  const choose = (item: RowMenuItem) => {
    // A dialog that opens now gives the focus back to the dots when it closes.
    dots.current?.focus();
    item.onClick();
  };
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      {...(place === null ? {} : { portalProps: { target: place } })}
    >
      <Menu.Target>
        <RowDots ref={focusAndOpen} aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {(typeof items === 'function' ? items() : items).map((item) =>
          item.disabledReason === undefined ? (
            <Menu.Item
              key={item.label}
              leftSection={item.icon}
              disabled={item.disabled ?? false}
              onClick={() => choose(item)}
              {...(item.danger ? { color: 'var(--mgm-bad-text)' } : {})}
            >
              {item.label}
            </Menu.Item>
          ) : (
            <BlockedItem key={item.label} item={item} reason={item.disabledReason} />
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Something that cannot be done now. It stays reachable and says why. */
function BlockedItem({ item, reason }: { readonly item: RowMenuItem; readonly reason: string }) {
  return (
    <Tooltip label={reason} position="left" events={tooltipEvents}>
      <Menu.Item
        leftSection={item.icon}
        aria-disabled
        closeMenuOnClick={false}
        color="var(--mgm-text-3)"
      >
        {item.label}
      </Menu.Item>
    </Tooltip>
  );
}

const tooltipEvents = { hover: true, focus: true, touch: true };
