import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { type CloudAnswer, type CloudUser, NO_ANSWER } from '../ports/cloud-port.ts';
import type { DeletedInCloud } from '../ports/cloud-status.ts';
import { readRemote } from './read-remote.ts';
import { loadMerge } from './meeting/load-merge.ts';
import { RemoteStateError } from './remote-state.ts';
import { type CloudCopy, sendFarm } from './meeting/send-farm.ts';
import { type Wipe, unseenWipe, versionOf } from '../document/sync/sync-meta.ts';
import { hearTime } from './server-clock.ts';
import { type SyncParts, mustTakeOver, randomFraction } from './sync-parts.ts';

type RoundResult =
  /** The cloud and this device hold the same, apart from what was changed while it ran. */
  | { readonly result: 'same'; readonly copy: CloudCopy }
  | { readonly result: 'deleted'; readonly question: DeletedInCloud }
  /** Only a newer version of the app understands the farm in the cloud. */
  | { readonly result: 'newer' };

const MAX_TRIES = 5;
const MAX_PAUSE_MS = 500;

/**
 * Adopts what the cloud has, then sends what it lacks; anew, at most five times, if it changes.
 *
 * @param known - What the cloud last held; `null` = unknown.
 * @param overruled - A delete in the cloud that the grower has decided to overrule.
 */
export async function syncRound(
  parts: SyncParts,
  user: CloudUser,
  known: CloudCopy | null,
  overruled: IsoInstant | null,
): Promise<RoundResult> {
  let copy = known;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) await pause(parts, Math.round(randomFraction(parts) * MAX_PAUSE_MS));
    if (copy === null || mustTakeOver(parts)) {
      const loaded = await loadFarm(parts, user, overruled, mustTakeOver(parts));
      if (loaded.result !== 'same') return loaded;
      copy = loaded.copy;
      // This very answer has made a helper of who was none.
      if (copy.state === 'present' && mustTakeOver(parts)) continue;
    }
    const sending = await sendFarm(parts, user, copy);
    if (sending.outcome === 'sent') return { result: 'same', copy: sending.copy };
    if (sending.outcome === 'nothing') return { result: 'same', copy };
    copy = null;
  }
  throw new RemoteStateError('save', CONFLICT);
}

/** @param isAnew - The farm is asked for whole, whatever is known of it. */
async function loadFarm(
  parts: SyncParts,
  user: CloudUser,
  overruled: IsoInstant | null,
  isAnew: boolean,
): Promise<RoundResult> {
  const { remote, storage, server, farm } = parts;
  const memory = await storage.readSync();
  const newest = memory.bases.findLast(({ confirmed }) => confirmed);
  const known = isAnew ? null : (newest?.etag ?? null);
  const answer = await remote.load(user, known);
  const heard = hearTime(server, memory, answer);
  if (heard.clockOffset !== undefined) await storage.writeSync(heard);
  if (answer.status === 304) return { result: 'same', copy: { state: 'present', etag: known } };
  const reading = readRemote(answer.status === 404 ? null : answer.body);
  if (reading.kind === 'newer') return { result: 'newer' };
  const stored = await farm.stored();
  const hadSynced = memory.bases.length > 0 || hasVersion(versionOf(stored));
  // Whoever keeps a farm in spite of the wipe does not begin anew.
  const undecided = (wipe: Wipe | null) => (wipe?.at === overruled ? null : wipe);
  if (reading.kind === 'farm') {
    const wipe = hadSynced ? undecided(unseenWipe(stored, reading.farm)) : null;
    if (wipe !== null)
      return { result: 'deleted', question: { ...questionAbout(wipe), isBegunAnew: true } };
    const { receiveFarm } = await loadMerge();
    await receiveFarm(parts, { farm: reading.farm, etag: answer.etag });
    return { result: 'same', copy: { state: 'present', etag: answer.etag } };
  }
  const wipe = undecided(wipeIn(answer));
  if (wipe !== null && hadSynced) return { result: 'deleted', question: questionAbout(wipe) };
  return { result: 'same', copy: copyWithoutFarm(answer, wipe) };
}

/** A stored object that isn't a farm still has to be replaced. */
function copyWithoutFarm({ body, etag }: CloudAnswer, wipe: Wipe | null): CloudCopy {
  if (body !== null && etag !== null) return { state: 'present', etag };
  return { state: 'absent', ...(wipe && { wipe }) };
}

/** Deletion reported by the service, if there is no farm. */
function wipeIn({ deletedAt, deletedBy }: CloudAnswer): Wipe | null {
  if (deletedAt === null) return null;
  return { at: deletedAt, ...(deletedBy !== undefined && { by: deletedBy }) };
}

function questionAbout({ at, by }: Wipe): DeletedInCloud {
  return { kind: 'deleted-in-cloud', deletedAt: at, ...(by !== undefined && { deletedBy: by }) };
}

function hasVersion({ vv }: { readonly vv: object }): boolean {
  return Object.keys(vv).length > 0;
}

function pause({ timers }: SyncParts, milliseconds: number): Promise<void> {
  return new Promise((resolve) => timers.after(milliseconds, resolve));
}

const CONFLICT = { ...NO_ANSWER, status: 409, error: 'Other devices write all the time' };
