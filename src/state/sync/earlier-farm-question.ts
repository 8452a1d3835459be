import { userContent } from '../new-farms/user-content.ts';
import type { SyncDecision } from './sync-engine.ts';
import type { SyncParts } from './sync-parts.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { withIdentityOf } from '../document/sendable-farm.ts';
import { loadMerge } from './meeting/load-merge.ts';
import { withWriteStamp } from '../document/sync/edit-times.ts';
import { versionOf, withVersion } from '../document/sync/sync-meta.ts';

export type EarlierFarmQuestion = ReturnType<typeof earlierFarmQuestion>;

/** The farm from before the first sign-in, which an account is asked about once. */
export function earlierFarmQuestion(parts: SyncParts) {
  const { earlierFarm } = parts;
  let looking: Promise<'nothing' | 'demo' | 'work'> | null = null;
  let isSettled = false;

  async function look() {
    try {
      const earlier = await earlierFarm.find();
      return earlier === null ? 'nothing' : userContent(earlier);
    } catch (cause) {
      parts.logger.error('The farm of this device could not be read', cause);
      return 'nothing';
    }
  }

  return {
    /** Whether to ask now; true once. The untouched demo is only offered to an account known to have no farm. */
    async isDue(isAccountKnown: boolean) {
      const entered = await (looking ??= look());
      if (isSettled || (entered === 'demo' && !isAccountKnown)) return false;
      isSettled = true;
      if (entered !== 'demo') return entered === 'work';
      return userContent(await parts.farm.stored()) === 'nothing';
    },
    async answer(decision: SyncDecision) {
      const earlier = decision === 'cloud' ? null : await earlierFarm.find();
      if (earlier !== null && decision !== 'cloud')
        await adoptEarlierFarm(parts, earlier, decision);
      earlierFarm.settle();
    },
  };
}

/**
 * Brings the farm from before the first sign-in into the account's, as the grower decided: both put
 * together, or only the one of the device. It has nothing in common with the account's but its makers.
 */
async function adoptEarlierFarm(
  parts: SyncParts,
  earlier: FarmDocument,
  decision: Exclude<SyncDecision, 'cloud'>,
): Promise<void> {
  const { farm, storage, clock, server, logger } = parts;
  const { mergeRemote } = await loadMerge();
  const before = await farm.stored();
  if (before.meta.lastWriteAt > 0) await storage.saveCopy(before, 'sync', clock.now());
  await farm.merge({
    label: 'Bring in the farm of this device',
    make(here) {
      const version = versionOf(here);
      const stamp = Math.max(server.now(), here.meta.lastWriteAt + 1, earlier.meta.lastWriteAt + 1);
      const now = server.now();
      const both = () =>
        mergeRemote(
          {
            local: earlier,
            remote: here,
            common: null,
            today: clock.today(),
            now,
            localWrittenAt: server.correct(earlier.meta.lastWriteAt),
          },
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
