import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmWorld } from '../ports/farm-world.ts';
import { migrateLegacy } from '../read/migrate-legacy.ts';
import { normaliseFarm } from '../read/normalise-farm.ts';

/** The newest whole farm still found on the device beside a log that cannot be read. */
export async function findRescue({
  mirror,
  storage,
  logger,
}: FarmWorld): Promise<FarmDocument | null> {
  const candidates = [migrateLegacy(mirror.read())];
  try {
    const [newest] = await storage.listCopies();
    if (newest !== undefined) candidates.push(await storage.readCopy(newest.id));
  } catch (cause) {
    logger.error('Copies on this device could not be read', cause);
  }
  const farms = candidates.filter((farm) => farm !== null).map((farm) => normaliseFarm(farm));
  return farms.toSorted((left, right) => right.meta.lastWriteAt - left.meta.lastWriteAt)[0] ?? null;
}
