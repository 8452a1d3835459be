import { withinLimit } from '../google/time-limit.ts';
import { ANONYMOUS } from '../ports/cloud-environment.ts';
import type { FarmStore } from './farm-store.ts';

const MOVE_LIMIT_MS = 10_000;

/**
 * Signs in, with a window. Resolves when the farm of the account is on the screen, telling whether this
 * one had to make room for it. Rejects with a `GoogleError`.
 */
export async function connectAndMove(store: FarmStore): Promise<'stayed' | 'moved'> {
  const { google, world, closed } = store;
  await google.connect();
  if ((google.userId() ?? ANONYMOUS) === world.cloud.userKey) return 'stayed';
  await withinLimit(world.timers, MOVE_LIMIT_MS, closed, () => new Error('The farm is not there.'));
  return 'moved';
}
