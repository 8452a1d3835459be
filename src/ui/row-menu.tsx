import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface RowMenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

/** The dots at the end of a row with everything that can be done to it. */
export function RowMenu(props: {
  /** Names the row, such as "Actions for Riverside Saturday Market". */
  readonly label: string;
  readonly items: readonly RowMenuItem[];
}) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={props.label} className="no-print">
          <IconDots size="1.125rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {props.items.map((item) => (
          <Menu.Item
            key={item.label}
            leftSection={item.icon}
            disabled={item.disabled ?? false}
            onClick={item.onClick}
            {...(item.danger ? { color: 'var(--mgm-bad-text)' } : {})}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
