import type { KnownDevice } from '../members/farm-people.ts';
import { factsOf } from './packed-document.ts';
import type { PackedDocument, StateHead, StoredVersion } from './stored-farm.ts';

/** Result of a write: the newest version and what is kept of it. A removal keeps nothing. */
interface WrittenVersion {
  readonly head: StateHead;
  readonly stored: StoredVersion | undefined;
}

/** @param known - The device whose key writes, where one does. */
export function writtenVersion(
  document: PackedDocument | null,
  version: number,
  savedAt: number,
  known: KnownDevice | undefined,
): WrittenVersion {
  if (!document) {
    const by = known && { removedBy: known.member.memberId };
    return { head: { version, savedAt, document, ...by }, stored: undefined };
  }
  const by = known && { deviceId: known.device.deviceId };
  return {
    head: { version, savedAt, document: factsOf(document) },
    stored: { version, savedAt, document, ...by },
  };
}
