import { oncePer } from '#domain/records/once-per.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { baseNote, chooseBases } from './choose-base.ts';
import { isAncestor, pastOf, mergeBases } from './common-base.ts';
import { withHistoryLeftOut } from '../members/history-left-out.ts';
import { loadHelperTools } from '../members/load-helper-tools.ts';
import { meetFarms, needsCopies } from './meet-farms.ts';
import { isSameWrite, isWrittenByCopy } from './own-writes.ts';
import { unseenWipe, versionOf } from '../../document/sync/sync-meta.ts';
import { type SyncParts, deviceOf, isHelper, mustTakeOver, newDevice } from '../sync-parts.ts';
import { sameVersion } from '../../document/sync/version-vector.ts';

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
  const newest = chooseBases(bases, versionOf(local), version);
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
    meetFarms(parts, here, arrived.farm, base, baseDocument, tools, may),
  );
  const isMuchGone = (met: FarmDocument) => tools.shrinks(local, met);
  if (needsCopies(memory, base, local, arrived.farm, meet(local), isMuchGone)) {
    await storage.saveCopy(local, 'sync', clock.now());
    await storage.saveCopy(arrived.farm, 'sync', clock.now());
  }
  let hasMet = false;
  await farm.merge({
    label: 'Sync',
    make(here) {
      hasMet = false;
      if (!sameVersion(versionOf(here), versionOf(local))) return null;
      const { farm: met, leftOver } = meet(here);
      hasMet = true;
      return { farm: met, sync: { ...baseNote(parts, arrived, here, device, bases), leftOver } };
    },
  });
  if (may !== null && hasMet) parts.takeover.isDone = true;
}
