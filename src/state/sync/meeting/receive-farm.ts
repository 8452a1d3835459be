import { oncePer } from '#domain/records/once-per.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { chooseBases } from './choose-base.ts';
import { isAncestor, pastOf, mergeBases } from './common-base.ts';
import { withHistoryLeftOut } from '../members/history-left-out.ts';
import type { MergedFarms } from '../../merge/merge-farms.ts';
import { type HelperTools, loadHelperTools } from '../members/load-helper-tools.ts';
import type { MergeTools } from './load-merge.ts';
import { type MeetingResult, shouldAdoptRemote, mergeRemote } from './merge-remote.ts';
import { replan } from '../../records/perform.ts';
import { isSameWrite, isWrittenByCopy } from './own-writes.ts';
import { sendable } from '../../document/sendable-farm.ts';
import { unseenWipe, versionOf, writerOf } from '../../document/sync/sync-meta.ts';
import { type SyncParts, deviceOf, isHelper, mustTakeOver, newDevice } from '../sync-parts.ts';
import type {
  NotedBase,
  SyncBase,
  SyncChange,
  SyncDevice,
  SyncMemory,
} from '../../document/sync/sync-records.ts';
import { contains, sameVersion } from '../../document/sync/version-vector.ts';

interface Arrived {
  readonly farm: FarmDocument;
  readonly etag: string | null;
}

/**
 * Merges the cloud farm into the one on this device.
 *
 * The new farm and its base are stored atomically. If another tab synced meanwhile, nothing happens and the
 * next round continues from there.
 */
export async function receiveFarm(parts: SyncParts, received: Arrived): Promise<void> {
  const { farm, storage, clock } = parts;
  // In this order: a tab that syncs in between has changed the farm, and that is noticed below.
  const local = await farm.stored();
  const memory = await storage.readSync();
  const today = clock.today();
  const version = versionOf(received.farm);
  const keyed = parts.member?.now().deviceId;
  const isCopy = isWrittenByCopy(memory, versionOf(local), version, keyed);
  // A farm that began after a wipe has nothing in common with the one from before it, whoever wrote both.
  const bases = unseenWipe(local, received.farm) === null ? memory.bases : [];
  const newest = chooseBases(bases, version);
  const [known] = newest;
  const isKnown = known !== undefined && !isCopy && isSameWrite(known, received.farm);
  if (isKnown && !mustTakeOver(parts)) {
    await storage.writeSync({ confirm: { key: known.key, etag: received.etag } });
    return;
  }
  const farmThere = isKnown ? received.farm : withHistoryLeftOut(received.farm, local, today);
  const arrived = { ...received, farm: farmThere };
  const device = isCopy ? newDevice(parts) : deviceOf(memory, parts);
  const tools = await parts.loadMerge();
  const united = { storage, tools, today, now: parts.server.now() };
  const common = isAncestor(local, arrived.farm, bases)
    ? pastOf(arrived.farm)
    : await mergeBases(united, newest, bases);
  const [base, baseDocument] = [common?.base ?? null, common?.document ?? null];
  const may = isHelper(parts) ? await loadHelperTools() : null;
  if (mustTakeOver(parts)) await may?.keepUnsent(parts, local, baseDocument);
  // Working a merge out takes a while, and most of the time nothing has changed since it was tried.
  const meet = oncePer((here: FarmDocument) =>
    meeting(parts, here, arrived.farm, base, baseDocument, tools, may),
  );
  const gone = (farmHere: MeetingResult) => tools.shrinks(local, farmHere.farm);
  if (needsCopies(memory, base, local, arrived.farm, meet(local), gone)) {
    await storage.saveCopy(local, 'sync', clock.now());
    await storage.saveCopy(arrived.farm, 'sync', clock.now());
  }
  let hasMet = false;
  await farm.merge({
    label: 'Sync',
    moment: { today: clock.today(), now: clock.now() },
    make(here) {
      hasMet = false;
      if (!sameVersion(versionOf(here), versionOf(local))) return null;
      const { farm: met, leftOver } = meet(here);
      hasMet = true;
      return { farm: met, sync: { ...noteOf(parts, arrived, here, device, bases), leftOver } };
    },
  });
  if (may !== null && hasMet) parts.takeover.isDone = true;
}

function meeting(
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
    { ...tools, mergeFarms: (farms) => withMerged(tools.mergeFarms(farms), asMay) },
    logger,
  );
  return { ...result, farm: may.withHelperVersion(result.farm, remote, member.now().deviceId) };
}

function withMerged(
  result: MergedFarms,
  change: (farm: FarmDocument) => FarmDocument,
): MergedFarms {
  return { ...result, merged: change(result.merged) };
}

/**
 * Whether both farms are backed up: if values were replaced, no base is known, the cloud went back in time, or
 * much would be lost.
 */
function needsCopies(
  { bases }: SyncMemory,
  base: SyncBase | null,
  local: FarmDocument,
  remote: FarmDocument,
  met: MeetingResult,
  isMuchGone: (met: MeetingResult) => boolean,
): boolean {
  if (shouldAdoptRemote({ local, remote, base })) return isMuchGone(met);
  const newest = bases.findLast(({ confirmed }) => confirmed);
  const wentBack = newest !== undefined && !contains(versionOf(remote), newest.version);
  return met.keepBoth || wentBack;
}

function noteOf(
  parts: SyncParts,
  { farm, etag }: Arrived,
  here: FarmDocument,
  device: SyncDevice,
  bases: readonly NotedBase[],
): SyncChange {
  const version = versionOf(farm);
  // Written by a program that names no writes, on top of what we knew: from now on it stands for that.
  const standsFor = Object.keys(version.vv).length === 0 ? versionOf(here) : version;
  const base: SyncBase = {
    key: parts.randomness.base36(12),
    version: standsFor,
    etag,
    confirmed: true,
    lastWriteAt: farm.meta.lastWriteAt,
  };
  const unsure = bases.filter(({ confirmed }) => !confirmed);
  const settled = unsure.filter((sent) => contains(version, sent.version)).map(({ key }) => key);
  return {
    device,
    forget: settled,
    note: { base, document: sendable(farm) },
  };
}
