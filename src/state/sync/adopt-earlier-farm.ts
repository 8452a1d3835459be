import type { FarmDocument } from '../document/farm-document.ts';
import { withIdentityOf } from '../document/google-identity.ts';
import type { SyncDecision } from './sync-engine.ts';
import { mergeRemote } from './merge-remote.ts';
import { withWriteStamp } from '../document/sync/edit-times.ts';
import { versionOf, withVersion } from '../document/sync/sync-meta.ts';
import type { SyncParts } from './sync-parts.ts';

/**
 * Brings the farm from before the first sign-in into the account's, as the grower decided: both put
 * together, or only the one of the device. It has nothing in common with the account's but its makers.
 */
export async function adoptEarlierFarm(
  parts: SyncParts,
  earlier: FarmDocument,
  decision: Exclude<SyncDecision, 'cloud'>,
): Promise<void> {
  const { farm, storage, clock, server, logger } = parts;
  const merge = await parts.loadMerge();
  const before = await farm.stored();
  if (before.meta.lastWriteAt > 0) await storage.saveCopy(before, 'sync', clock.now());
  await farm.merge({
    label: 'Bring in the farm of this device',
    moment: { today: clock.today(), now: clock.now() },
    make(here) {
      const version = versionOf(here);
      const stamp = Math.max(server.now(), here.meta.lastWriteAt + 1, earlier.meta.lastWriteAt + 1);
      const now = server.now();
      const both = () =>
        mergeRemote(
          {
            local: here,
            remote: earlier,
            base: null,
            baseDocument: null,
            today: clock.today(),
            now,
            localWrittenAt: server.correct(here.meta.lastWriteAt),
          },
          merge,
          logger,
        );
      const { farm: result, leftOver } =
        decision === 'both' ? both() : { farm: earlier, leftOver: [] };
      const settings = withIdentityOf(here.settings, result.settings);
      const stamped = withWriteStamp({ ...result, settings }, stamp);
      return { farm: withVersion(stamped, version), sync: { leftOver } };
    },
  });
}
