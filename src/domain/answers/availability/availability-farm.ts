import type { Catalog } from '#domain/catalog/catalog.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { RackFarm } from '#domain/answers/plan-diff/diff-space.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';

export interface AvailabilityFarm extends RackFarm {
  readonly trayStatus: TrayStatus;
  readonly seedsInventory: readonly SeedTransaction[];
  readonly catalog: Catalog;
}
