import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../farm-document.ts';
import type { SyncNotice } from '../notices/sync-notice.ts';
import type { DeviceId, DocumentVersion } from './version-vector.ts';

export interface SyncDevice {
  readonly deviceId: DeviceId;
  /** Number of the newest write that was prepared here; it only grows. */
  readonly seq: number;
}

/** A document that the farm on this device descends from: received, or sent. */
export interface SyncBase {
  readonly key: string;
  readonly version: DocumentVersion;
  /** Its tag in the cloud; null when unknown. */
  readonly etag: string | null;
  /** The cloud is known to have held it; otherwise it was sent and no reply has come. */
  readonly confirmed: boolean;
  readonly lastWriteAt: Millis;
}

/** A base with its log position. If the log is restored to an earlier point, the base is forgotten. */
export interface NotedBase extends SyncBase {
  readonly revision: number;
}

/** Sync state of a device. Bases are in the order they were noted or confirmed. */
export interface SyncMemory {
  readonly device: SyncDevice | null;
  readonly bases: readonly NotedBase[];
  /** Difference of the server's clock to this device's; absent until known. */
  readonly clockOffset?: Millis;
}

/** A change of that memory; each part is left out when it stays. */
export interface SyncChange {
  readonly device?: SyncDevice;
  /** Bases to drop; `all` starts over. */
  readonly forget?: 'all' | readonly string[];
  readonly note?: { readonly base: SyncBase; readonly document: FarmDocument };
  /** The cloud has taken a document that was sent. */
  readonly confirm?: { readonly key: string; readonly etag: string | null };
  readonly clockOffset?: Millis;
  /** Notices of a merge that are too many to travel with the farm. */
  readonly leftOver?: readonly SyncNotice[];
}

export const NO_SYNC_MEMORY: SyncMemory = { device: null, bases: [] };

const CONFIRMED_KEPT = 20;
const UNCONFIRMED_KEPT = 10;

export function changeMemory(memory: SyncMemory, change: SyncChange, revision: number): SyncMemory {
  const { device = memory.device, forget = [], note, confirm } = change;
  const stay = memory.bases.filter(({ key }) => forget !== 'all' && !forget.includes(key));
  const noted = note === undefined ? stay : [...stay, { ...note.base, revision }];
  const { clockOffset = memory.clockOffset } = change;
  return {
    device,
    bases: withoutOutdated(confirmBase(noted, confirm)),
    ...(clockOffset !== undefined && { clockOffset }),
  };
}

/** A document that is confirmed becomes the newest. */
function confirmBase(
  bases: readonly NotedBase[],
  confirm: SyncChange['confirm'],
): readonly NotedBase[] {
  const base = bases.find(({ key }) => key === confirm?.key);
  if (confirm === undefined || base === undefined) return bases;
  const others = bases.filter(({ key }) => key !== confirm.key);
  return [...others, { ...base, confirmed: true, etag: confirm.etag }];
}

function withoutOutdated(bases: readonly NotedBase[]): readonly NotedBase[] {
  const newest = bases.toReversed();
  const kept = new Set([
    ...newest.filter(({ confirmed }) => confirmed).slice(0, CONFIRMED_KEPT),
    ...newest.filter(({ confirmed }) => !confirmed).slice(0, UNCONFIRMED_KEPT),
  ]);
  return bases.filter((base) => kept.has(base));
}
