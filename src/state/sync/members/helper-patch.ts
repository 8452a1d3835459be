import { readNotices, readTombstones } from '../../document/sync/sync-meta-records.ts';
import { newestEdit, readEditTimes } from '../../document/sync/edit-times.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { HELPER_SLICES } from '../../document/helper-slices.ts';
import type { CompactFarm } from '../../read/compact-farm.ts';
import { isForHelpers, ownWrites } from './helper-farm.ts';

/** A helper's patch: the work of the day and its write notes. A list that only the cloud still has is sent empty. */
export function helperPatch(
  farm: CompactFarm,
  known: FarmDocument | null,
  deviceId: string,
  refused: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const own: Readonly<Record<string, unknown>> = { ...farm };
  const before: Readonly<Record<string, unknown>> = { ...known };
  const slices = HELPER_SLICES.filter((name) => isForHelpers(name, refused));
  const parts = slices.flatMap((name) => {
    const isGone = own[name] === undefined && before[name] !== undefined;
    if (own[name] !== undefined) return [[name, own[name]] as const];
    // The work of long ago comes with that of today, or not at all.
    return isGone || (name === 'taskHistory' && own['tasks']) ? [[name, []] as const] : [];
  });
  return { meta: ownNotes(farm, deviceId), ...Object.fromEntries(parts) };
}

function ownNotes(farm: FarmDocument, deviceId: string): object {
  const { writeId, writtenOn } = farm.meta.sync ?? {};
  const times = readEditTimes(farm);
  const notices = readNotices(farm).filter(({ slice }) => isForHelpers(slice));
  const tomb = Object.entries(readTombstones(farm)).filter(([slice]) => isForHelpers(slice));
  return {
    // Notes of edits are not taken: this tells when the last one was, and by the clock of the service.
    lastWriteAt: times === null ? farm.meta.lastWriteAt : newestEdit(times),
    sync: {
      ...ownWrites(versionOf(farm), deviceId),
      ...(writeId !== undefined && { writeId }),
      ...(writtenOn !== undefined && { writtenOn }),
      // An empty note would be kept as one, and the farms here and there would differ by it.
      ...(notices.length > 0 && { notices }),
      ...(tomb.length > 0 && { tomb: Object.fromEntries(tomb) }),
    },
  };
}
