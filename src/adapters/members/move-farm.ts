import type { FarmDocument } from '#state/document/farm-document.ts';
import type { NotingLogger } from '#state/ports/environment.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import { cloudWrittenAt } from '#state/sync/meeting/send-farm.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { removeDatabase } from '../device/browser-device.ts';
import { forgetFolder } from '../folder/folder-record.ts';
import { localCanary } from '../local/canary.ts';
import { dropMirror } from '../local/local-mirror.ts';

/** Puts the farm that is open, with its copies, into a database of another id, and keeps a copy of it as it is now. */
export async function moveFarm(
  farm: FarmDocument,
  openStorage: (farmId: string) => DocumentStorage,
  fromId: string,
  intoId: string,
): Promise<void> {
  const [from, into] = [openStorage(fromId), openStorage(intoId)];
  try {
    // A move that was broken off goes on: the farm that was begun is this one.
    const isNew = (await into.begin(farm)) !== null;
    if (!isNew) return;
    for (const { id, reason, at } of (await from.listCopies()).toReversed()) {
      const copy = await from.readCopy(id);
      if (copy !== null) await into.saveCopy(copy, reason, at);
    }
    await into.saveCopy(farm, 'sync', Date.now());
  } finally {
    from.close();
    into.close();
  }
}

/** Whether a farm of this browser was changed after what the cloud is known to hold. */
export async function hasUnsent(storage: DocumentStorage): Promise<boolean> {
  try {
    const found = await storage.load();
    if (found.state !== 'found') return false;
    const { lastWriteAt } = found.farm.document.meta;
    return lastWriteAt !== (cloudWrittenAt(await storage.readSync()) ?? 0);
  } finally {
    storage.close();
  }
}

/** Takes one farm off this browser, with its canary and the folder of its copies; no other one is touched. */
export async function removeFarm(farmId: string, logger: NotingLogger): Promise<void> {
  localCanary(farmId).remove();
  if (farmId === ANONYMOUS) dropMirror();
  await forgetFolder(farmId).catch((cause: unknown) => logger.note('No folder to forget', cause));
  await removeDatabase(`mgm:${farmId}`);
}
