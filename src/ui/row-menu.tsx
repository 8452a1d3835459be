import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

export interface RowMenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface RowMenuProps {
  /** Names the row, such as "Actions for Riverside Saturday Market". */
  readonly label: string;
  readonly items: readonly RowMenuItem[];
}

/**
 * The dots at the end of a row with everything that can be done to it.
 *
 * The menu itself is made at the first click: a table has hundreds of dots, and menus are heavy.
 */
export function RowMenu(props: RowMenuProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <OpenedRowMenu {...props} />;
  return (
    <Dots
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
}

function OpenedRowMenu({ label, items }: RowMenuProps) {
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
        <Dots ref={focusAndOpen} aria-label={label} />
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

function Dots(props: ComponentProps<typeof ActionIcon<'button'>>) {
  return (
    <ActionIcon {...props} className="no-print">
      <IconDots size="1.125rem" />
    </ActionIcon>
  );
}
