import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';

/** A dialog about the seed of one variety. */
export interface SeedDialogProps {
  readonly opened: boolean;
  readonly row: SeedVaultRow;
  readonly onClose: () => void;
}
