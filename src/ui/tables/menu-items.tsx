import { type Icon, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What can be done to a row, with its sign. */
export function menuItem(
  label: string,
  Sign: Icon,
  onClick: () => void,
  more: Partial<RowMenuItem> = {},
): RowMenuItem {
  return { label, icon: <Sign size="1rem" />, onClick, ...more };
}

/** The same with a larger sign, as menus about more than a row have it. */
export function largeMenuItem(...[label, Sign, onClick, more]: Parameters<typeof menuItem>) {
  return menuItem(label, Sign, onClick, { icon: <Sign size="1.125rem" />, ...more });
}

export function editItem(onClick: () => void, more: Partial<RowMenuItem> = {}): RowMenuItem {
  return menuItem('Edit', IconPencil, onClick, more);
}

export function deleteItem(
  onClick: () => void,
  label = 'Delete',
  more: Partial<RowMenuItem> = {},
): RowMenuItem {
  return menuItem(label, IconTrash, onClick, { danger: true, ...more });
}

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
