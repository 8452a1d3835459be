import { sameValue } from '../document/same-value.ts';
import type { Sides } from './merge-context.ts';

/**
 * How many records three lists begin with alike. Years of done work lie at the start of a farm's
 * tasks; nothing there has to be merged.
 */
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
