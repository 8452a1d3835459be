import { type Icon, IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowMenuItem } from './row-menu-item.ts';

/** What can be done to a row, with its sign. */
export function menuItem(
  label: string,
  Sign: Icon,
  onClick: () => void,
  more: Partial<RowMenuItem> = {},
): RowMenuItem {
  return { label, icon: <Sign size="1rem" />, onClick, ...more };
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
