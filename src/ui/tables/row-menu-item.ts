import type { ReactNode } from 'react';

export interface RowMenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be done now. Unlike a plain `disabled` it can be reached, to read why. */
  readonly disabledReason?: string | undefined;
}

export interface RowMenuProps {
  /** Names the row, such as "Actions for Riverside Saturday Market". */
  readonly label: string;
  /** Called when the menu is drawn, where there are many menus, or what they hold takes long to find. */
  readonly items: readonly RowMenuItem[] | (() => readonly RowMenuItem[]);
}
