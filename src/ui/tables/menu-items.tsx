import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowMenuItem } from './row-menu-item.ts';

export function editItem(onClick: () => void): RowMenuItem {
  return { label: 'Edit', icon: <IconPencil size="1rem" />, onClick };
}

export function deleteItem(onClick: () => void, label = 'Delete'): RowMenuItem {
  return { label, icon: <IconTrash size="1rem" />, onClick, danger: true };
}
