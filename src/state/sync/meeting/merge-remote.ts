import { withIdentityOf, sameContent } from '../../document/sendable-farm.ts';
import { userContent } from '../../new-farms/user-content.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type MergeInput, mergeFarms } from '../../merge/merge-farms.ts';
import type { CommonBase } from './common-base.ts';
import { replan } from '../../records/perform.ts';
import type { Logger } from '../../ports/environment.ts';
import type { SyncNotice } from '../../document/notices/sync-notice.ts';
import { versionOf, withVersion } from '../../document/sync/sync-meta.ts';
import { isUntouched } from './own-writes.ts';
import { withoutFutureEdits, withWriteStamp } from '../../document/sync/edit-times.ts';
import { join } from '../../document/sync/version-vector.ts';

/** Times are by the clock of the service. */
interface MergeRequest extends Omit<MergeInput, 'base'> {
  /** What both farms have in common; `null` when it is not known. */
  readonly common: CommonBase | null;
  /** Takes from a merged farm what this device may not change. */
  readonly limited?: (farm: FarmDocument) => FarmDocument;
}

export interface MeetingResult {
  readonly farm: FarmDocument;
  readonly leftOver: readonly SyncNotice[];
  /** Both farms should be backed up: values were replaced, or much would be lost. */
  readonly keepBoth: boolean;
}

/**
 * Merges the cloud farm with the local one.
 *
 * If nothing changed here since the base, the cloud's is adopted. Otherwise both are merged, with a newer date
 * than either, unless the result equals the cloud's.
 */
export function mergeRemote(meeting: MergeRequest, logger: Logger): MeetingResult {
  const { local, remote, common, today, now, limited } = meeting;
  // Where a copied profile wrote under the same number, the cloud's write is the one that counts.
  const version = join(versionOf(remote), versionOf(local));
  if (shouldAdoptRemote(meeting)) {
    const settings = withIdentityOf(local.settings, remote.settings);
    const taken = replan(local, { ...remote, settings }, { today, now }, logger);
    return { farm: withVersion(taken, version), leftOver: [], keepBoth: false };
  }
  // What nobody has worked with is common to both: it does not come in beside the work here.
  const known = common?.document ?? null;
  const base = known ?? (userContent(remote) === 'work' ? null : remote);
  const { notices, leftOver, suspicious, ...met } = mergeFarms({ ...meeting, base });
  const merged = limited?.(met.merged) ?? met.merged;
  const { lastWriteAt, catalogUpdatedAt } = merged.meta;
  const newest = Math.max(lastWriteAt, catalogUpdatedAt, local.meta.lastWriteAt);
  const stamp = sameContent(merged, remote)
    ? remote.meta.lastWriteAt
    : Math.max(now, newest + 1, remote.meta.lastWriteAt + 1);
  return {
    farm: withVersion(withoutFutureEdits(withWriteStamp(merged, stamp), now), version),
    leftOver,
    keepBoth: suspicious || notices.length > 0 || known === null,
  };
}

/**
 * Checks whether the cloud farm replaces the local one: nothing changed here since the base or,
 * without one, nothing was ever entered. An untouched demo yields to any farm except an empty one.
 */
export function shouldAdoptRemote({
  local,
  remote,
  common,
}: Pick<MergeRequest, 'local' | 'remote' | 'common'>): boolean {
  if (common !== null) return isUntouched(local, common.base);
  const entered = userContent(local);
  return entered === 'nothing' || (entered === 'demo' && userContent(remote) !== 'nothing');
}
