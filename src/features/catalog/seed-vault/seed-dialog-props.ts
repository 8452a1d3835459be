import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';

export interface SeedDialogProps extends ShownDialog {
  readonly row: SeedVaultRow;
}
