import { readOwn } from '../json-record.ts';
import { type WriteLine, extendLine, continues, marksText, readWriteLine } from './write-line.ts';

/** A browser profile with one account: 64 random bits, made on the device. */
export type DeviceId = string;

/** The newest write of every device that a document contains. */
export type VersionVector = Readonly<Record<DeviceId, number>>;

/**
 * Writes that a document contains, as a version vector.
 *
 * A copied profile writes with the device id of its original until one of them notices. So each write has a
 * random mark, and the newest marks per device are kept: two writes with one number and different marks are two
 * writes. A second line of a device is stored under its id with `/` and the line's newest mark.
 */
export interface DocumentVersion {
  readonly vv: VersionVector;
  /** Marks of the newest writes, the very newest first, parted by `.`. */
  readonly marks: Readonly<Record<DeviceId, string>>;
}

export const NO_VERSION: DocumentVersion = { vv: {}, marks: {} };

const LINE_SEPARATOR = '/';

/** True when everything that went into `earlier` is also part of `later`: it is an ancestor, or the same. */
export function contains(later: DocumentVersion, earlier: DocumentVersion): boolean {
  return Object.keys(earlier.vv).every((key) => {
    const lines = writeLines(later, deviceOf(key));
    return lines.some((line) => continues(line, lineAt(earlier, key)));
  });
}

export function sameVersion(left: DocumentVersion, right: DocumentVersion): boolean {
  return contains(left, right) && contains(right, left);
}

/** Whether a document contains every write that two others share; false where a copied profile leaves it unknown. */
export function isLastCommon(
  base: DocumentVersion,
  left: DocumentVersion,
  right: DocumentVersion,
): boolean {
  return [...devicesOf(left, right)].every((device) => {
    const known = writeLines(base, device);
    const isKnown = (line: WriteLine) => known.some((own) => continues(own, line));
    const there = writeLines(right, device);
    return writeLines(left, device).every((line) =>
      there.every(
        (other) =>
          (continues(line, other) && isKnown(other)) || (continues(other, line) && isKnown(line)),
      ),
    );
  });
}

/** The version of a document that two others were merged into. */
export function join(left: DocumentVersion, right: DocumentVersion): DocumentVersion {
  const entries = [...devicesOf(left, right)].flatMap((device) => {
    const lines = [...writeLines(left, device), ...writeLines(right, device)];
    const [first, ...others] = longestLines(lines).toSorted((a, b) => b.seq - a.seq);
    if (first === undefined) return [];
    const second = (line: WriteLine) => [device, line.marks[0]].join(LINE_SEPARATOR);
    return [[device, first] as const, ...others.map((line) => [second(line), line] as const)];
  });
  return versionFrom(entries);
}

export function bump(
  version: DocumentVersion,
  device: DeviceId,
  seq: number,
  mark: string,
): DocumentVersion {
  const line = extendLine(lineAt(version, device), seq, mark);
  const others = Object.keys(version.vv).filter((key) => key !== device);
  return versionFrom([
    ...others.map((key) => [key, lineAt(version, key)] as const),
    [device, line],
  ]);
}

export function seqOf({ vv }: DocumentVersion, device: DeviceId): number {
  return readOwn(vv, device) ?? 0;
}

/** The writes of a device in a document: one line, or more when its profile was copied. */
export function writeLines(version: DocumentVersion, device: DeviceId): readonly WriteLine[] {
  return Object.keys(version.vv)
    .filter((key) => deviceOf(key) === device)
    .map((key) => lineAt(version, key));
}

function lineAt(version: DocumentVersion, key: string): WriteLine {
  return readWriteLine(seqOf(version, key), readOwn(version.marks, key));
}

/** Lines that are not part of another one; of equal ones the first. */
function longestLines(lines: readonly WriteLine[]): readonly WriteLine[] {
  return lines.filter((line, index) =>
    lines.every((other, otherIndex) => {
      if (other === line || !continues(other, line)) return true;
      return index < otherIndex && continues(line, other);
    }),
  );
}

export function devicesOf(...versions: readonly DocumentVersion[]): ReadonlySet<DeviceId> {
  return new Set(versions.flatMap(({ vv }) => Object.keys(vv).map(deviceOf)));
}

function deviceOf(key: string): DeviceId {
  return key.split(LINE_SEPARATOR, 1)[0] ?? key;
}

function versionFrom(entries: readonly (readonly [string, WriteLine])[]): DocumentVersion {
  const marked = entries.flatMap(([key, line]) => {
    const marks = marksText(line);
    return marks === undefined ? [] : [[key, marks] as const];
  });
  return {
    vv: Object.fromEntries(entries.map(([key, { seq }]) => [key, seq])),
    marks: Object.fromEntries(marked),
  };
}
