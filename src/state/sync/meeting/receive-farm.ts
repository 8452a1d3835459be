import { oncePer } from '#domain/records/once-per.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { baseNote, chooseBases } from './choose-base.ts';
import { isAncestor, pastOf, mergeBases } from './common-base.ts';
import { withHistoryLeftOut } from '../members/history-left-out.ts';
import { keepUnsent } from './keep-unsent.ts';
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
  const { farm, storage, clock, member } = parts;
  // In this order: a tab that syncs in between has changed the farm, and that is noticed below.
  const local = await farm.stored();
  const memory = await storage.readSync();
  const version = versionOf(received.farm);
  const keyed = member?.now().deviceId;
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
  const remote = isKnown ? received.farm : withHistoryLeftOut(received.farm, local, clock.today());
  const device = isCopy ? newDevice(parts) : deviceOf(memory, parts);
  const common = isAncestor(local, remote, bases)
    ? pastOf(remote)
    : await mergeBases(parts, newest, bases);
  const helper = isHelper(parts) ? member : null;
  if (mustTakeOver(parts)) await keepUnsent(parts, local, common?.document ?? null);
  const meeting = { remote, common, helper };
  // Working a merge out takes a while, and most of the time nothing has changed since it was tried.
  const meet = oncePer((here: FarmDocument) => meetFarms(parts, here, meeting));
  if (needsCopies(memory, local, meeting, meet(local))) {
    await storage.saveCopy(local, 'sync', clock.now());
    await storage.saveCopy(remote, 'sync', clock.now());
  }
  let hasMet = false;
  await farm.merge({
    label: 'Sync',
    make(here) {
      hasMet = false;
      if (!sameVersion(versionOf(here), versionOf(local))) return null;
      const { farm: met, leftOver } = meet(here);
      hasMet = true;
      const arrived = { ...received, farm: remote };
      return { farm: met, sync: { ...baseNote(parts, arrived, here, device, bases), leftOver } };
    },
  });
  if (helper !== null && hasMet) parts.takeover.isDone = true;
}
