import { Menu } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { RowDots } from './row-dots.tsx';
import type { RowMenuProps } from './row-menu-item.ts';

/** The dots once they have been pressed, with their menu, which opens at once. */
export function OpenedRowMenu({ label, items }: RowMenuProps) {
  const [opened, setOpened] = useState(false);
  const dots = useRef<HTMLButtonElement | null>(null);
  const focusAndOpen = useCallback((button: HTMLButtonElement | null) => {
    dots.current = button;
    // The dots that were clicked are gone; on closing the focus must come back to these ones.
    button?.focus();
    if (button !== null) setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened}>
      <Menu.Target>
        <RowDots ref={focusAndOpen} aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item
            key={item.label}
            leftSection={item.icon}
            disabled={item.disabled ?? false}
            onClick={() => {
              // A dialog that opens now gives the focus back to the dots when it closes.
              dots.current?.focus();
              item.onClick();
            }}
            {...(item.danger ? { color: 'var(--mgm-bad-text)' } : {})}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
