import type { FarmDocument } from '../../document/farm-document.ts';
import { versionOf, writerOf } from '../../document/sync/sync-meta.ts';
import type { SyncMemory } from '../../document/sync/sync-records.ts';
import { contains } from '../../document/sync/version-vector.ts';
import { shrinks } from '../../merge/deletes/suspicious-shrink.ts';
import type { FarmMember } from '../../ports/farm-member.ts';
import { replan } from '../../records/perform.ts';
import { limitToHelperSlices, withHelperVersion } from '../members/limit-to-helper-slices.ts';
import type { SyncParts } from '../sync-parts.ts';
import type { CommonBase } from './common-base.ts';
import { type MeetingResult, shouldAdoptRemote, mergeRemote } from './merge-remote.ts';

/** A farm of the cloud, and what is known of it where it is met. */
interface Meeting {
  readonly remote: FarmDocument;
  readonly common: CommonBase | null;
  /** Whose device this is, if a helper's; `null` otherwise. */
  readonly helper: FarmMember | null;
}

/** Merges the two farms. On a helper's device only work counts of what was done here. */
export function meetFarms(
  { clock, server, logger, page, member, refused }: SyncParts,
  local: FarmDocument,
  { remote, common, helper }: Meeting,
): MeetingResult {
  const moment = { today: clock.today(), now: server.now() };
  const localWrittenAt = server.correct(local.meta.lastWriteAt);
  const deviceNames = {
    local: member?.now().name ?? page.deviceName ?? '',
    remote: writerOf(remote),
  };
  const met = { local, remote, common, ...moment, localWrittenAt, deviceNames };
  if (helper === null) return mergeRemote(met, logger);
  const limited = (farm: FarmDocument) => limitToHelperSlices(farm, remote, refused);
  // Work follows the cloud's orders again: that of an order which was deleted here, and is not, comes back.
  const own = limited(replan(local, limited(local), moment, logger));
  const known = common && { ...common, document: common.document && limited(common.document) };
  const result = mergeRemote({ ...met, local: own, common: known, limited }, logger);
  return { ...result, farm: withHelperVersion(result.farm, remote, helper.now().deviceId) };
}

/** Whether both farms are backed up: values were replaced, no base is known, the cloud went back, or much would be lost. */
export function needsCopies(
  { bases }: SyncMemory,
  local: FarmDocument,
  { remote, common }: Meeting,
  met: MeetingResult,
): boolean {
  if (shouldAdoptRemote({ local, remote, common })) return shrinks(local, met.farm);
  const newest = bases.findLast(({ confirmed }) => confirmed);
  const wentBack = newest !== undefined && !contains(versionOf(remote), newest.version);
  return met.keepBoth || wentBack;
}
