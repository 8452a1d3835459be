import type { FarmDatabase, PackedSnapshot } from './farm-database.ts';
import { expectOwnFormat, TO_THE_DISK } from './farm-database.ts';
import { sha256 } from './sha-256.ts';

const SNAPSHOTS_KEPT = 3;

/** Adds a snapshot. Only once it is read back whole do older ones go; else it goes again. */
export async function replaceSnapshot(
  database: FarmDatabase,
  snapshot: PackedSnapshot,
): Promise<void> {
  const writing = database.transaction(['head', 'snap'], 'readwrite', TO_THE_DISK);
  expectOwnFormat(await writing.objectStore('head').get('head'));
  await Promise.all([writing.objectStore('snap').put(snapshot), writing.done]);
  const readBack = await database.get('snap', snapshot.revision);
  if (readBack === undefined || sha256(readBack.bytes) !== snapshot.hash) {
    await database.delete('snap', snapshot.revision);
    throw new Error('The snapshot of the farm came back damaged');
  }
  const pruning = database.transaction('snap', 'readwrite', TO_THE_DISK);
  const revisions = await pruning.store.getAllKeys();
  const outdated = revisions.slice(0, -SNAPSHOTS_KEPT);
  await Promise.all([...outdated.map((revision) => pruning.store.delete(revision)), pruning.done]);
}
