import { type IsoDate, type IsoInstant, type Millis, isoDate } from './iso-date.ts';

const MS_PER_DAY = 86_400_000;

/** Time and author of an action: the farm's day, the instant and the person. */
export interface ActionContext {
  readonly today: IsoDate;
  readonly now: Millis;
  /**
   * The same instant by the clock of the service, where that is known: clocks of devices may be wrong by
   * years, and of two edits the later one is kept.
   */
  readonly serviceNow?: Millis;
  /** Member who uses the device, if it has a key. */
  readonly who?: Author;
}

/** An instant as its UTC text. Like the days, it is counted without a clock or a time zone. */
export function isoInstant(at: Millis): IsoInstant {
  const day = Math.floor(at / MS_PER_DAY);
  const ms = Math.floor(at - day * MS_PER_DAY);
  const part = (size: number, of: number, width: number): string =>
    String(Math.floor(ms / size) % of).padStart(width, '0');
  const time = `${part(3_600_000, 24, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}`;
  return `${isoDate(day)}T${time}.${part(1, 1000, 3)}Z`;
}

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

export function withoutAuthor<T extends Attributed>(record: T): T {
  if (record.by === undefined) return record;
  const { by: _, ...rest } = record;
  // Only an optional field is gone.
  return rest as T;
}
