import type { DayNumber } from '#domain/calendar/iso-date.ts';

/** A limited resource of the farm. */
export type Resource =
  | 'germStacks'
  | 'topCovers'
  | 'bottomSolids'
  | 'growTrays'
  | 'traysWithHoles'
  | 'freezeShelves'
  | 'freezeOunces';

/** One demand's use of a resource. The first day is included, the last day isn't. */
export interface ResourceUse {
  readonly resource: Resource;
  readonly demandId: string;
  readonly varietyId: string;
  readonly amount: number;
  readonly from: DayNumber;
  readonly until: DayNumber;
}
