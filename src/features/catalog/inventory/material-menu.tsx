import { IconClipboardCheck, IconPackageImport } from '@tabler/icons-react';
import { type RowMenuItem, deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';

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
          menuItem('Receive', IconPackageImport, actions.receive),
          menuItem('Adjust', IconClipboardCheck, actions.adjust),
        ]
      : [menuItem('Open Seed Vault', IconPackageImport, actions.openVault)];
  return [...stock, editItem(actions.edit), deleteItem(actions.remove)];
}
