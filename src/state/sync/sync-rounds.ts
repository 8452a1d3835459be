import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { CloudUser } from '../ports/cloud-port.ts';
import { RemoteStateError } from './remote-state.ts';
import { type CloudCopy, cloudWrittenAt } from './meeting/send-farm.ts';
import type { SyncParts } from './sync-parts.ts';
import { syncRound } from './sync-round.ts';
import type { SyncView } from './sync-view.ts';
import { withIdentityOf } from '../document/sendable-farm.ts';
import { freshFarm } from '../document/fresh-farm.ts';

const TOO_NEW = 'The farm in the cloud was written by a newer version. Update the app to sync.';

export type SyncRounds = ReturnType<typeof syncRounds>;

/** Runs rounds one after the other; the caller sees to it that only one is under way. */
export function syncRounds(parts: SyncParts, view: SyncView) {
  const { clock, remote, account } = parts;
  let copy: CloudCopy | null = null;
  let overruled: IsoInstant | null = null;

  async function beginFresh(): Promise<void> {
    copy = null;
    await startFresh(parts);
    view.ask(null);
    view.inCloud(null, clock.now());
  }

  return {
    /** Brings cloud and device together; true when both hold the same. After a change here the cloud isn't asked first. */
    async run(user: CloudUser, isForChange: boolean) {
      const known = isForChange ? copy : null;
      copy = null;
      try {
        const result = await syncRound(parts, user, known, overruled);
        if (result.result === 'newer') {
          view.emit({ type: 'DISABLED', reason: TOO_NEW });
          return false;
        }
        view.emit({ type: 'SUCCEEDED' });
        if (result.result === 'deleted') {
          view.ask(result.question);
          return false;
        }
        if (view.status().question?.kind === 'deleted-in-cloud') view.ask(null);
        ({ copy } = result);
        view.inCloud(cloudWrittenAt(await parts.storage.readSync()), clock.now());
        return true;
      } catch (cause) {
        if (cause instanceof RemoteStateError && cause.status === 401) account.refuse(user.token);
        throw cause;
      }
    },
    async remove(user: CloudUser) {
      await remote.remove(user);
      await beginFresh();
    },
    beginFresh,
    /** The delete in the cloud that does not count, by what the grower has decided; null = none. */
    overruled: () => overruled,
    overrule(deletedAt: IsoInstant | null) {
      overruled = deletedAt;
    },
  };
}

/** Begins with an empty farm; who is signed in stays. The farm before is kept as a copy on the device. */
async function startFresh({ farm, storage, clock }: SyncParts): Promise<void> {
  await storage.saveCopy(await farm.stored(), 'wipe', clock.now());
  const fresh = freshFarm();
  await farm.merge({
    label: 'Start fresh',
    make: (here) => ({
      farm: { ...fresh, settings: withIdentityOf(here.settings, fresh.settings) },
      sync: { forget: 'all' },
    }),
  });
}
