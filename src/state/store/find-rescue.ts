import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import { migrateLegacy } from '../read/migrate-legacy.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';

/** Finds the newest whole farm on the device if the log is unreadable. */
export async function findRescue({
  mirror,
  storage,
  logger,
}: FarmEnvironment): Promise<FarmDocument | null> {
  const candidates = [migrateLegacy(mirror.read())];
  try {
    const [newest] = await storage.listCopies();
    if (newest !== undefined) candidates.push(await storage.readCopy(newest.id));
  } catch (cause) {
    logger.error('Copies on this device could not be read', cause);
  }
  const farms = candidates.filter((farm) => farm !== null).map((farm) => normalizeFarm(farm));
  return farms.toSorted((left, right) => right.meta.lastWriteAt - left.meta.lastWriteAt)[0] ?? null;
}
