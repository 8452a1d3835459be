import type { BackupSlices } from '#state/backup/read-backup.ts';
import { formatCount } from '#ui/format.ts';

/** What the slices of a farm file hold, in one line: "10 varieties, 13 products, 16 orders". */
export function farmContents(slices: BackupSlices): string {
  const lists = [slices.orders, slices.recurring, slices.single];
  const orders = lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const counts = [
    counted(slices.varieties?.length, 'variety', 'varieties'),
    counted(slices.products?.length, 'product'),
    counted(orders, 'order'),
    counted(slices.tasks?.length, 'task'),
    counted(slices.seedsInventory?.length, 'seed entry', 'seed entries'),
    counted(slices.alchemy?.orders.length, 'Pro order'),
  ].filter((text) => text !== null);
  return counts.length === 0 ? 'settings only' : counts.join(', ');
}

/** Null when there are none: what a file lacks is not worth a word. */
function counted(count: number | undefined, one: string, many?: string): string | null {
  return count ? formatCount(count, one, many) : null;
}
