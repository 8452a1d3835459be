/** A browser profile with one account: 64 random bits, made on the device. */
export type DeviceId = string;

/** The newest write of every device that a document contains. */
export type VersionVector = Readonly<Record<DeviceId, number>>;

/**
 * Which writes a document contains.
 *
 * A profile that was copied writes under the same device id as its original until one of them notices.
 * So every write also has a random mark: two writes of one number with different marks are two writes.
 */
export interface DocumentVersion {
  readonly vv: VersionVector;
  readonly marks: Readonly<Record<DeviceId, string>>;
}

export const NO_VERSION: DocumentVersion = { vv: {}, marks: {} };

/** True when everything that went into `earlier` is also part of `later`: it is an ancestor, or the same. */
export function contains(later: DocumentVersion, earlier: DocumentVersion): boolean {
  return Object.entries(earlier.vv).every(([device, seq]) => {
    const reached = seqOf(later, device);
    if (reached !== seq) return reached > seq;
    return markOf(later, device) === markOf(earlier, device);
  });
}

export function sameVersion(left: DocumentVersion, right: DocumentVersion): boolean {
  return contains(left, right) && contains(right, left);
}

/** The version of a document that two others were merged into. */
export function join(left: DocumentVersion, right: DocumentVersion): DocumentVersion {
  const vv = new Map<DeviceId, number>();
  const marks = new Map<DeviceId, string>();
  for (const device of Object.keys({ ...left.vv, ...right.vv })) {
    const winner = seqOf(left, device) >= seqOf(right, device) ? left : right;
    vv.set(device, seqOf(winner, device));
    const mark = markOf(winner, device);
    if (mark !== undefined) marks.set(device, mark);
  }
  return { vv: Object.fromEntries(vv), marks: Object.fromEntries(marks) };
}

/** The version of a document that a device is about to write. */
export function bump(
  version: DocumentVersion,
  device: DeviceId,
  seq: number,
  mark: string,
): DocumentVersion {
  return {
    vv: { ...version.vv, [device]: seq },
    marks: { ...version.marks, [device]: mark },
  };
}

/** The newest write of a device in a document, 0 when there is none. */
export function seqOf({ vv }: DocumentVersion, device: DeviceId): number {
  return Object.hasOwn(vv, device) ? (vv[device] ?? 0) : 0;
}

function markOf({ marks }: DocumentVersion, device: DeviceId): string | undefined {
  return Object.hasOwn(marks, device) ? marks[device] : undefined;
}
