import { IconClipboardCheck, IconPackageImport } from '@tabler/icons-react';
import type { RowMenuItem } from '#ui/tables/row-menu-item.ts';
import { deleteItem, editItem } from '#ui/tables/menu-items.tsx';

/** What can be done to a material. */
export function materialMenu(actions: {
  readonly receive: () => void;
  readonly adjust: () => void;
  readonly edit: () => void;
  readonly remove: () => void;
  /** Where its seed is booked instead; absent: here. */
  readonly openVault?: (() => void) | undefined;
}): readonly RowMenuItem[] {
  const stock: readonly RowMenuItem[] =
    actions.openVault === undefined
      ? [
          { label: 'Receive', icon: <IconPackageImport size="1rem" />, onClick: actions.receive },
          { label: 'Adjust', icon: <IconClipboardCheck size="1rem" />, onClick: actions.adjust },
        ]
      : [
          {
            label: 'Open Seed Vault',
            icon: <IconPackageImport size="1rem" />,
            onClick: actions.openVault,
          },
        ];
  return [...stock, editItem(actions.edit), deleteItem(actions.remove)];
}
