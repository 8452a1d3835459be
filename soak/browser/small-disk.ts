import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTES = 200;
const BLOCK = 4_096;

/** A disk that can be filled to the last block. */
export interface SmallDisk {
  readonly folder: string;
  /** @param freeBlocks - Blocks of 4 kB that stay free. */
  fill(freeBlocks: number): void;
  /** Gives all room back. */
  clear(): void;
  remove(): Promise<void>;
}

/** Mounts a small disk; null where this is not allowed, as for anybody but root. */
export async function aSmallDisk(): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'mgm-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    await rm(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(freeBlocks) {
      for (;;) {
        const blocks = Number(statfsSync(folder).bfree) - freeBlocks;
        if (blocks <= 0) return;
        try {
          appendFileSync(filler, Buffer.alloc(blocks * BLOCK));
        } catch {
          // The browser was quicker: the disk is full all the same.
          return;
        }
      }
    },
    clear: () => rmSync(filler, { force: true }),
    async remove() {
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}
