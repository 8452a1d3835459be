import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { lazyDialog, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';

const AdjustDialog = lazyDialog(async () => (await import('./adjust-dialog.tsx')).AdjustDialog);
const CostDialog = lazyDialog(async () => (await import('./cost-dialog.tsx')).CostDialog);
const ReorderLinkDialog = lazyDialog(
  async () => (await import('./reorder-link-dialog.tsx')).ReorderLinkDialog,
);

const DIALOGS = { adjust: AdjustDialog, cost: CostDialog, link: ReorderLinkDialog };

export type SeedDialog = (kind: keyof typeof DIALOGS, row: SeedVaultRow) => void;

export function useSeedDialogs(): { readonly dialogs: ReactNode; readonly open: SeedDialog } {
  const { opened, target, openings, open, close } = useDialogTarget<{
    readonly kind: keyof typeof DIALOGS;
    readonly row: SeedVaultRow;
  }>();
  const openDialog = useCallback<SeedDialog>((kind, row) => open({ kind, row }), [open]);
  const Dialog = target && DIALOGS[target.kind];
  return {
    open: openDialog,
    dialogs: Dialog && <Dialog key={openings} opened={opened} row={target.row} onClose={close} />,
  };
}
