import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import { withIdentityOf } from '../../document/google-identity.ts';
import { userContent } from '../../new-farms/user-content.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { MergeTools } from './load-merge.ts';
import { replan } from '../../records/perform.ts';
import type { Logger } from '../../ports/environment.ts';
import { sameContent } from '../../document/same-content.ts';
import type { SyncNotice } from '../../document/notices/sync-notice.ts';
import type { SyncBase } from '../../document/sync/sync-records.ts';
import { versionOf, withVersion } from '../../document/sync/sync-meta.ts';
import { withoutFutureEdits, withWriteStamp } from '../../document/sync/edit-times.ts';
import { join, sameVersion } from '../../document/sync/version-vector.ts';

/** The farm of this device and that of the cloud, to be merged. */
interface MergeRequest {
  readonly local: FarmDocument;
  readonly remote: FarmDocument;
  /** What both descend from; its document is null when it is not on this device any more. */
  readonly base: SyncBase | null;
  readonly baseDocument: FarmDocument | null;
  readonly today: IsoDate;
  /** By the clock of the service. */
  readonly now: Millis;
  /** When the farm here was last changed, by the clock of the service. */
  readonly localWrittenAt: Millis;
  /** What growers would call the devices that wrote the two. */
  readonly deviceNames?: { readonly local: string; readonly remote: string };
}

export interface MeetingResult {
  readonly farm: FarmDocument;
  /** Notices that are too many to travel with it. */
  readonly leftOver: readonly SyncNotice[];
  /** Both farms should be kept as they were: something of them gave way, or much is gone. */
  readonly keepBoth: boolean;
}

/**
 * Puts the farm of the cloud and the one of this device together.
 *
 * When nothing was changed here since they were last the same, the cloud's is taken as it is. Otherwise
 * they are merged; the result is dated later than both, unless it says just what the cloud says already.
 */
export function mergeRemote(
  meeting: MergeRequest,
  { mergeFarms }: MergeTools,
  logger: Logger,
): MeetingResult {
  const { local, remote, baseDocument, today, now, localWrittenAt, deviceNames } = meeting;
  // Where a copied profile wrote under the same number, the cloud's write is the one that counts.
  const version = join(versionOf(remote), versionOf(local));
  if (shouldAdoptRemote(meeting)) {
    const settings = withIdentityOf(local.settings, remote.settings);
    const taken = replan(local, { ...remote, settings }, { today, now }, logger);
    return { farm: withVersion(taken, version), leftOver: [], keepBoth: false };
  }
  const merged = mergeFarms({
    // What nobody has worked with is common to both: it does not come in beside the work here.
    base: baseDocument ?? (userContent(remote) === 'work' ? null : remote),
    local,
    remote,
    today,
    now,
    localWrittenAt,
    ...(deviceNames && { deviceNames }),
  });
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
 * Whether the cloud's farm simply takes the place of the one here: nothing was changed here since the
 * base, or without one nothing was ever entered. The demo, untouched, gives way to any farm but an empty one.
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

/** Nothing was entered here since the base. The app's own planning does not count. */
export function isUntouched(local: FarmDocument, base: SyncBase): boolean {
  const { lastWriteAt } = local.meta;
  return base.lastWriteAt === lastWriteAt && sameVersion(base.version, versionOf(local));
}
