import { haveSameItems, placedAmong } from '#domain/records/lists.ts';
import type { Sides } from './merge-context.ts';

/** Order of a merged list: the cloud's, unless only this device sorted it; what one side has stays behind its predecessor. */
export function mergedOrder(
  orders: Sides<readonly string[]>,
  survives: (key: string) => boolean,
): { readonly keys: readonly string[]; readonly bothSorted: boolean } {
  const [local, remote] = [orders.local.filter(survives), orders.remote.filter(survives)];
  if (haveSameItems(local, remote)) return { keys: remote, bothSorted: false };
  const base = new Set(orders.base);
  const here = new Set(local);
  const there = new Set(remote);
  const isShared = (key: string) => base.has(key) && here.has(key) && there.has(key);
  const before = orders.base.filter(isShared);
  const sortedHere = !haveSameItems(local.filter(isShared), before);
  const sortedThere = !haveSameItems(remote.filter(isShared), before);
  const bothSorted =
    sortedHere && sortedThere && !haveSameItems(local.filter(isShared), remote.filter(isShared));
  const [spine, others] = sortedHere && !sortedThere ? [local, remote] : [remote, local];
  return { keys: placedAmong(spine, others), bothSorted };
}
