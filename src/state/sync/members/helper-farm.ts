import { HELPER_SLICES } from '../../document/helper-slices.ts';
import { type DocumentVersion, join } from '../../document/sync/version-vector.ts';

/** Checks whether a helper may change a slice, or a list in it like `catalog/materials`. */
export function isForHelpers(slice: string, refused: ReadonlySet<string> = new Set()): boolean {
  const [name = ''] = slice.split('/', 1);
  return HELPER_SLICES.includes(name) && !refused.has(name);
}

export function helperVersion(
  cloud: DocumentVersion,
  local: DocumentVersion,
  deviceId: string,
): DocumentVersion {
  return join(cloud, ownWrites(local, deviceId));
}

/** The writes of one device, also where it has found itself copied. */
export function ownWrites({ vv, marks }: DocumentVersion, deviceId: string): DocumentVersion {
  const own = <V>(entries: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => isNameOf(name, deviceId)));
  return { vv: own(vv), marks: own(marks) };
}

/** Checks whether a version key belongs to a device: its id, or its id followed by `.` or `/`. */
export function isNameOf(name: string, deviceId: string): boolean {
  return name === deviceId || name.startsWith(`${deviceId}.`) || name.startsWith(`${deviceId}/`);
}
