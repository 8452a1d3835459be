import { diffDocuments } from '../document/document-patch.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { LogRow } from '../document/log-row.ts';
import { runInChunks } from '../read/run-in-chunks.ts';
import { normalizeSteps } from '../read/normalize-farm.ts';
import { cacheNormalized } from '../read/normalized-cache.ts';
import type { StoredFarm } from '../ports/document-storage.ts';

/**
 * Normalizes the stored farm for this app version.
 *
 * The difference becomes a row of the log, so that the log gives exactly what all tabs show. A farm
 * already read by this build needs none.
 */
export async function repairStored(
  world: FarmEnvironment,
  stored: StoredFarm,
): Promise<StoredFarm> {
  if (stored.readOn !== undefined) {
    cacheNormalized(stored.document);
    return stored;
  }
  const document = await runInChunks(normalizeSteps(stored.document), world.breathe);
  const patches = diffDocuments(stored.document, document);
  if (patches.length === 0) return stored;
  const at = world.clock.now();
  const row: LogRow = {
    revision: stored.revision + 1,
    id: `repair-${at.toString(36)}${world.randomness.base36(8)}`,
    kind: 'auto',
    label: 'Update farm data',
    day: world.clock.today(),
    at,
    patches,
  };
  if (await world.storage.append(stored.revision, [row])) {
    return { ...stored, revision: row.revision, document, rows: [...stored.rows, row] };
  }
  const again = await world.storage.load();
  if (again.state !== 'found') throw new Error('The farm is no longer on this device');
  return repairStored(world, again.farm);
}
