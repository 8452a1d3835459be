import { closeSync, fstatSync, openSync, rmSync, statSync, writeSync } from 'node:fs';

/** More than a removal needs, or than dropping one version of nearly every farm. */
const RESERVE_BYTES = 16 * 1024 * 1024;
/** Not all zeros: some disks store those as nothing. */
const CHUNK = Buffer.alloc(1024 * 1024, 'reserve');

/** Keeps a filler file, as large as possible: removing and erasing need room on a full disk. */
export function keepReserve(database: string): void {
  const file = openSync(reserveOf(database), 'a', 0o600);
  try {
    for (let left = RESERVE_BYTES - fstatSync(file).size; left > 0;) {
      const written = writeSync(file, CHUNK, 0, Math.min(left, CHUNK.length));
      left -= written;
    }
  } catch {
    // The disk is full, and this much of it is reserved.
  } finally {
    closeSync(file);
  }
}

/** Releases the reserve. Returns whether there was one. */
export function releaseReserve(database: string): boolean {
  const file = reserveOf(database);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  rmSync(file, { force: true });
  return size > 0;
}

function reserveOf(database: string): string {
  return `${database}.reserve`;
}
