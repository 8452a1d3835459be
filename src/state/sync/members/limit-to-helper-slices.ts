import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { withIdentityOf } from '../../document/sendable-farm.ts';
import { newestNoticesFirst } from '../../document/notices/sync-notice.ts';
import { withVersion, versionOf } from '../../document/sync/sync-meta.ts';
import {
  readNotices,
  readTombstones,
  withSyncEntry,
} from '../../document/sync/sync-meta-records.ts';
import { withBlocksOf } from './helper-blocks.ts';
import { helperVersion, isForHelpers } from './helper-farm.ts';

/** Parts of `meta.sync` that identify a write and its edit times. */
const OF_THE_WRITE = ['vv', 'marks', 'writeId', 'writtenOn', 'edits'];

/**
 * A farm with all that a helper may not change as the cloud has it: so nothing of it ever differs, gives a
 * notice or comes back.
 *
 * @param refused - Slices that the server takes from no helper, since it is older than this app.
 */
export function limitToHelperSlices(
  farm: FarmDocument,
  cloud: FarmDocument,
  refused: ReadonlySet<string>,
): FarmDocument {
  const own = (name: string) => isForHelpers(name, refused);
  const { meta, ...parts } = cloud;
  const here: Readonly<Record<string, unknown>> = { ...farm };
  // What says the same stays the very same: then nothing is planned again for it.
  const slices = Object.entries(parts)
    .filter(([name]) => !own(name))
    .map(([name, part]) => [name, sameValue(here[name], part) ? here[name] : part] as const);
  const kept = Object.entries(farm).filter(([name]) => own(name));
  const seedsInventory = own('seedsInventory')
    ? withBlocksOf(farm.seedsInventory, cloud.seedsInventory)
    : cloud.seedsInventory;
  const ofCloud = withIdentityOf(farm.settings, cloud.settings);
  const settings = sameValue(farm.settings, ofCloud) ? farm.settings : ofCloud;
  // Every part is one of a farm; those that were left out are so on the side that decides.
  const joined = {
    ...Object.fromEntries([...slices, ...kept]),
    seedsInventory,
    settings,
    meta,
  } as FarmDocument;
  return withOwnNotes({ ...joined, meta: ownMeta(farm, cloud) }, farm, cloud, own);
}

export function withHelperVersion(
  farm: FarmDocument,
  cloud: FarmDocument,
  deviceId: string,
): FarmDocument {
  return withVersion(farm, helperVersion(versionOf(cloud), versionOf(farm), deviceId));
}

function ownMeta({ meta }: FarmDocument, cloud: FarmDocument): FarmDocument['meta'] {
  const of = (sync: FarmDocument['meta']['sync'], isOwn: boolean) =>
    Object.entries(sync ?? {}).filter(([name]) => OF_THE_WRITE.includes(name) === isOwn);
  const sync = Object.fromEntries([...of(cloud.meta.sync, false), ...of(meta.sync, true)]);
  const { sync: _, ...stamps } = cloud.meta;
  const isSynced = Object.keys(sync).length > 0;
  return { ...stamps, lastWriteAt: meta.lastWriteAt, ...(isSynced && { sync }) };
}

function withOwnNotes(
  joined: FarmDocument,
  farm: FarmDocument,
  cloud: FarmDocument,
  isOwn: (slice: string) => boolean,
): FarmDocument {
  const stored = new Map(readNotices(cloud).map((notice) => [notice.id, notice] as const));
  // The service keeps a notice as it has it, whoever tells the same once more in other words.
  const own = readNotices(farm).filter(({ slice }) => isOwn(slice));
  const notices = newestNoticesFirst([
    ...own.map((notice) => stored.get(notice.id) ?? notice),
    ...readNotices(cloud).filter(({ slice }) => !isOwn(slice)),
  ]);
  const tombstones = Object.fromEntries([
    ...Object.entries(readTombstones(farm)).filter(([slice]) => isOwn(slice)),
    ...Object.entries(readTombstones(cloud)).filter(([slice]) => !isOwn(slice)),
  ]);
  return withSyncEntry(withSyncEntry(joined, 'notices', notices), 'tomb', tombstones);
}
