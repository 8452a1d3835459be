import { withIdentityOf } from '../document/google-identity.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import type { SyncParts } from './sync-parts.ts';

/**
 * Begins with an empty farm, as if nothing had ever been entered; who is signed in stays.
 * The farm before is kept as a copy on the device.
 */
export async function startFresh({ farm, storage, clock }: SyncParts): Promise<void> {
  await storage.saveCopy(await farm.stored(), 'wipe', clock.now());
  const fresh = freshFarm();
  await farm.merge({
    label: 'Start fresh',
    moment: { today: clock.today(), now: clock.now() },
    make: (here) => ({
      farm: { ...fresh, settings: withIdentityOf(here.settings, fresh.settings) },
      sync: { forget: 'all' },
    }),
  });
}
