import { sameValue } from '../document/farm-document.ts';
import type { Sides } from './merge-context.ts';

/** Counts the identical records at the start of three lists. Years of done work need no merge. */
export function commonPrefix({ base, local, remote }: Sides<readonly unknown[]>): number {
  const shortest = Math.min(base.length, local.length, remote.length);
  let start = 0;
  while (
    start < shortest &&
    sameValue(local[start], remote[start]) &&
    sameValue(local[start], base[start])
  ) {
    start += 1;
  }
  return start;
}
