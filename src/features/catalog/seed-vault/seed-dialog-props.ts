import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';

/** A dialog about the seed of one variety. */
export interface SeedDialogProps extends ShownDialog {
  readonly row: SeedVaultRow;
}
