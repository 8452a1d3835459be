import type { IsoInstant } from '#domain/calendar/iso-date.ts';

/** A person of the farm, as the device in their hands knows them. */
export interface Author {
  readonly memberId: string;
  readonly name: string;
}

/** Who did something, and when by the clock of their device: what a device says, no proof. */
export interface WorkMark extends Author {
  readonly atISO: IsoInstant;
}

/** What may tell who did it. */
export interface Attributed {
  readonly by?: WorkMark;
}

/** A record that tells nobody's name. */
export function withoutAuthor<T extends Attributed>(record: T): T {
  if (record.by === undefined) return record;
  const { by: _, ...rest } = record;
  // Only an optional field is gone.
  return rest as T;
}
