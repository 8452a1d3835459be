import type { Catalog } from '#domain/catalog/catalog.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { RoomyFarm } from '#domain/answers/plan-diff/diff-rooms.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';

export interface PromiseFarm extends RoomyFarm {
  readonly trayStatus: TrayStatus;
  readonly seedsInventory: readonly SeedTransaction[];
  readonly catalog: Catalog;
}
