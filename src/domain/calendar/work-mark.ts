import type { IsoInstant } from '#domain/calendar/iso-date.ts';

/** A member of the farm, as this device knows them. */
export interface Author {
  readonly memberId: string;
  readonly name: string;
}

/** Author and device time of a change. Devices report this themselves, so it proves nothing. */
export interface WorkMark extends Author {
  readonly atISO: IsoInstant;
}

/** A record that may name its author. */
export interface Attributed {
  readonly by?: WorkMark;
}

/** Returns a record without its author. */
export function withoutAuthor<T extends Attributed>(record: T): T {
  if (record.by === undefined) return record;
  const { by: _, ...rest } = record;
  // Only an optional field is gone.
  return rest as T;
}
