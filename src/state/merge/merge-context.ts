import type { Millis } from '#domain/calendar/iso-date.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import { hashId } from '../read/new-id.ts';
import { type NoticeKind, type SyncNotice, fieldName } from '../document/notices/sync-notice.ts';

export type Side = 'local' | 'remote';

/** A value in the common base, on this device, and in the cloud. */
export interface Sides<T = unknown> {
  readonly base: T;
  readonly local: T;
  readonly remote: T;
}

export function ofEach<T, R>({ base, local, remote }: Sides<T>, read: (side: T) => R): Sides<R> {
  return { base: read(base), local: read(local), remote: read(remote) };
}

export interface Place {
  readonly slice: string;
  readonly entityId: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly signed?: Signatures;
}

export type Signatures = Readonly<Partial<Record<Side, WorkMark>>>;

export interface MergeContext {
  /**
   * The side that changed a value later, or one of several that belong together: its value is kept where
   * both changed it. Without a place, the side that changed anything later.
   */
  readonly later: (...places: readonly Place[]) => Side;
  /** Server time of a side's change; `null` if not noted. */
  readonly editedAt: (side: Side, place: Place) => Millis | null;
  readonly hasBase: boolean;
  /** When a record was deleted on a side, as far as that is still known; null when it was not. */
  readonly deletedAt: (side: Side, slice: string, id: string) => Millis | null;
  /** Notes that the value of one side is kept, and what the other side has instead. */
  readonly note: (kind: NoticeKind, place: Place, values: Partial<Sides>, keptSide: Side) => void;
  /** Takes notes of a field and all inside it back, as when a whole value replaces its parts. */
  readonly unnote: (slice: string, entityId: string, field: string) => void;
}

export type DeviceNames = Readonly<Partial<Record<Side, string>>>;

/** Collects notices; the same conflict makes the same one. Signed work belongs to its author, all else to the member. */
export function noticeWriter(
  at: Millis,
  names: DeviceNames,
  into: Map<string, SyncNotice>,
): Pick<MergeContext, 'note' | 'unnote'> {
  const note: MergeContext['note'] = (kind, place, values, keptSide) => {
    const { slice, entityId, label, path, signed = {} } = place;
    const field = fieldName(path);
    const lostSide = otherSide(keptSide);
    const { base, [keptSide]: kept, [lostSide]: lost } = values;
    const { [keptSide]: keeper, [lostSide]: loser } = signed;
    const id = hashId('met', [kind, slice, entityId, field, kept, lost]);
    into.set(id, {
      id,
      at,
      kind,
      slice,
      entityId,
      label,
      field,
      ...present({ base, kept, lost }),
      keptBy: keeper?.name ?? names[keptSide] ?? '',
      lostBy: loser?.name ?? names[lostSide] ?? '',
      ...(loser && { lostAt: Date.parse(loser.atISO) }),
    });
  };
  const unnote: MergeContext['unnote'] = (slice, entityId, field) => {
    for (const notice of into.values()) {
      const isIt = notice.field === field || notice.field.startsWith(`${field}/`);
      if (isIt && notice.slice === slice && notice.entityId === entityId) into.delete(notice.id);
    }
  };
  return { note, unnote };
}

export function otherSide(side: Side): Side {
  return side === 'local' ? 'remote' : 'local';
}

export function inside(place: Place, segment: string): Place {
  return { ...place, path: [...place.path, segment] };
}

/** In JSON an absent value is left out. */
function present(values: Pick<SyncNotice, 'base' | 'kept' | 'lost'>): typeof values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
