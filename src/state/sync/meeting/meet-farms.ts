import type { FarmDocument } from '../../document/farm-document.ts';
import { versionOf, writerOf } from '../../document/sync/sync-meta.ts';
import type { SyncBase, SyncMemory } from '../../document/sync/sync-records.ts';
import { contains } from '../../document/sync/version-vector.ts';
import { replan } from '../../records/perform.ts';
import type { HelperTools } from '../members/load-helper-tools.ts';
import type { SyncParts } from '../sync-parts.ts';
import type { MergeTools } from './load-merge.ts';
import { type MeetingResult, shouldAdoptRemote, mergeRemote } from './merge-remote.ts';

/** Merges the two farms. On a helper's device only work counts of what was done here. */
export function meetFarms(
  parts: SyncParts,
  local: FarmDocument,
  remote: FarmDocument,
  base: SyncBase | null,
  baseDocument: FarmDocument | null,
  tools: MergeTools,
  may: HelperTools | null,
): MeetingResult {
  const { clock, server, logger, page } = parts;
  const today = clock.today();
  const localWrittenAt = server.correct(local.meta.lastWriteAt);
  const now = server.now();
  const deviceNames = {
    local: parts.member?.now().name ?? page.deviceName ?? '',
    remote: writerOf(remote),
  };
  const met = { local, remote, base, baseDocument, today, now, localWrittenAt, deviceNames };
  const { member } = parts;
  if (member === null || may === null) return mergeRemote(met, tools, logger);
  const asMay = (farm: FarmDocument) => may.limitToHelperSlices(farm, remote, parts.refused);
  // Work follows the cloud's orders again: that of an order which was deleted here, and is not, comes back.
  const own = asMay(replan(local, asMay(local), { today, now }, logger));
  const result = mergeRemote(
    { ...met, local: own, baseDocument: baseDocument && asMay(baseDocument) },
    {
      ...tools,
      mergeFarms(farms) {
        const result = tools.mergeFarms(farms);
        return { ...result, merged: asMay(result.merged) };
      },
    },
    logger,
  );
  return { ...result, farm: may.withHelperVersion(result.farm, remote, member.now().deviceId) };
}

/** Whether both farms are backed up: values were replaced, no base is known, the cloud went back, or much would be lost. */
export function needsCopies(
  { bases }: SyncMemory,
  base: SyncBase | null,
  local: FarmDocument,
  remote: FarmDocument,
  met: MeetingResult,
  isMuchGone: (met: FarmDocument) => boolean,
): boolean {
  if (shouldAdoptRemote({ local, remote, base })) return isMuchGone(met.farm);
  const newest = bases.findLast(({ confirmed }) => confirmed);
  const wentBack = newest !== undefined && !contains(versionOf(remote), newest.version);
  return met.keepBoth || wentBack;
}
