import { spawnSync } from 'node:child_process';
import { copyFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTES = 128;
/** Memory: a copy of the disk has to be quicker than the system's own writing. */
const MEMORY = '/dev/shm';

/** A disk of its own that keeps, when the power goes, only what was written through to it. */
export interface PowerlessDisk {
  readonly folder: string;
  /** Whoever uses it must have ended. */
  cutPower(): void;
  remove(): Promise<void>;
}

/**
 * Mounts a file as a disk; null where this is not allowed, as for anybody but root. The system writes to
 * it by itself only after minutes, so that until then only what a program waits for is on it.
 */
export async function aPowerlessDisk(): Promise<PowerlessDisk | null> {
  const home = await mkdtemp(join(MEMORY, 'mgm-power-'));
  const [image, folder] = [join(home, 'disk'), join(home, 'mounted')];
  await mkdir(folder);
  writeFileSync(image, '');
  truncateSync(image, MEGABYTES * 1024 * 1024);
  const mount = (): boolean =>
    spawnSync('mount', ['-o', 'loop,commit=300', image, folder]).status === 0;
  if (spawnSync('mkfs.ext4', ['-q', '-F', image]).status !== 0 || !mount()) {
    await rm(home, { recursive: true });
    return null;
  }
  return {
    folder,
    cutPower() {
      // What is on the disk at this moment; the system still has the rest in memory.
      const after = `${image}-after`;
      do copyFileSync(image, after);
      while (!areSame(image, after));
      spawnSync('umount', [folder]);
      renameSync(after, image);
      if (!mount()) throw new Error('The disk cannot be mounted after the power cut');
    },
    async remove() {
      spawnSync('umount', ['-l', folder]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A copy that the system wrote into meanwhile would be of no one moment. */
function areSame(one: string, other: string): boolean {
  return spawnSync('cmp', ['-s', one, other]).status === 0;
}
