import { statfs } from 'node:fs/promises';
import type { StorePlace } from '../../settings.ts';
import { keepReserve } from './disk-reserve.ts';
import { sqliteFile } from '../open-store.ts';
import type { StateStore } from '../state-store.ts';
import type { RoomLimits } from './store-quota.ts';

interface Fullness {
  readonly storeBytes: number;
  /** Absent where the disk is another machine's. */
  readonly freeBytes: number | undefined;
}

/** From here on a store is said to be almost full. */
const ALMOST_FULL = 0.9;
const EVERY_MS = 10 * 60_000;
const MEGABYTE = 1024 * 1024;

export function roomWarnings(
  { storeBytes, freeBytes }: Fullness,
  { maxStoreBytes, minFreeBytes }: RoomLimits & { readonly minFreeBytes: number },
): readonly string[] {
  const warnings: string[] = [];
  if (freeBytes !== undefined && freeBytes < minFreeBytes) {
    warnings.push(
      `DATA_DIR has ${megabytes(freeBytes)} MB of disk space left. When it is full, farms can’t be saved.`,
    );
  }
  if (maxStoreBytes !== null && storeBytes >= maxStoreBytes * ALMOST_FULL) {
    const share = Math.floor((storeBytes / maxStoreBytes) * 100);
    warnings.push(
      `Farms use ${megabytes(storeBytes)} MB, ${share}% of MAX_STORE_BYTES. At 100% saves fail.`,
    );
  }
  return warnings;
}

/** Checks free space now and every ten minutes, warns, and keeps the reserve. */
export function watchDiskSpace(
  store: StateStore,
  place: StorePlace,
  limits: Parameters<typeof roomWarnings>[1],
  warn: (text: string) => void,
): void {
  const look = async (): Promise<void> => {
    try {
      const storeBytes = await store.size();
      if (place.kind === 'sqlite') keepReserve(sqliteFile(place.folder));
      const freeBytes = place.kind === 'sqlite' ? await freeBytesOf(place.folder) : undefined;
      for (const text of roomWarnings({ storeBytes, freeBytes }, limits)) warn(text);
    } catch {
      // A store that does not answer is told of where it is asked for a farm.
    }
  };
  void look();
  setInterval(() => void look(), EVERY_MS).unref();
}

/** Bytes that the account of the server may still write there. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
