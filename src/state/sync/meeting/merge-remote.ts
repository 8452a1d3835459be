import { withIdentityOf, sameContent } from '../../document/sendable-farm.ts';
import { userContent } from '../../new-farms/user-content.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { MergeInput } from '../../merge/merge-farms.ts';
import type { MergeTools } from './load-merge.ts';
import { replan } from '../../records/perform.ts';
import type { Logger } from '../../ports/environment.ts';
import type { SyncNotice } from '../../document/notices/sync-notice.ts';
import type { SyncBase } from '../../document/sync/sync-records.ts';
import { versionOf, withVersion } from '../../document/sync/sync-meta.ts';
import { withoutFutureEdits, withWriteStamp } from '../../document/sync/edit-times.ts';
import { join, sameVersion } from '../../document/sync/version-vector.ts';

/** Times are by the clock of the service. */
interface MergeRequest extends Omit<MergeInput, 'base'> {
  /** Common base. Its document is `null` if this device no longer has it. */
  readonly base: SyncBase | null;
  readonly baseDocument: FarmDocument | null;
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
export function mergeRemote(
  meeting: MergeRequest,
  { mergeFarms }: MergeTools,
  logger: Logger,
): MeetingResult {
  const { local, remote, baseDocument, today, now } = meeting;
  // Where a copied profile wrote under the same number, the cloud's write is the one that counts.
  const version = join(versionOf(remote), versionOf(local));
  if (shouldAdoptRemote(meeting)) {
    const settings = withIdentityOf(local.settings, remote.settings);
    const taken = replan(local, { ...remote, settings }, { today, now }, logger);
    return { farm: withVersion(taken, version), leftOver: [], keepBoth: false };
  }
  // What nobody has worked with is common to both: it does not come in beside the work here.
  const base = baseDocument ?? (userContent(remote) === 'work' ? null : remote);
  const merged = mergeFarms({ ...meeting, base });
  const { lastWriteAt, catalogUpdatedAt } = merged.merged.meta;
  const newest = Math.max(lastWriteAt, catalogUpdatedAt, local.meta.lastWriteAt);
  const stamp = sameContent(merged.merged, remote)
    ? remote.meta.lastWriteAt
    : Math.max(now, newest + 1, remote.meta.lastWriteAt + 1);
  return {
    farm: withVersion(withoutFutureEdits(withWriteStamp(merged.merged, stamp), now), version),
    leftOver: merged.leftOver,
    keepBoth: merged.suspicious || merged.notices.length > 0 || baseDocument === null,
  };
}

/**
 * Checks whether the cloud farm replaces the local one: nothing changed here since the base or,
 * without one, nothing was ever entered. An untouched demo yields to any farm except an empty one.
 */
export function shouldAdoptRemote({
  local,
  remote,
  base,
}: Pick<MergeRequest, 'local' | 'remote' | 'base'>): boolean {
  if (base !== null) return isUntouched(local, base);
  const entered = userContent(local);
  return entered === 'nothing' || (entered === 'demo' && userContent(remote) !== 'nothing');
}

/** Checks whether nothing was entered here since the base. The app's own planning doesn't count. */
export function isUntouched(local: FarmDocument, base: SyncBase): boolean {
  const { lastWriteAt } = local.meta;
  return base.lastWriteAt === lastWriteAt && sameVersion(base.version, versionOf(local));
}
