import type { DayNumber } from '#domain/calendar/day-number.ts';

/** What a farm has only so much of. */
export type Resource =
  | 'germStacks'
  | 'topCovers'
  | 'bottomSolids'
  | 'growTrays'
  | 'traysWithHoles'
  | 'freezeShelves'
  | 'freezeOunces';

/** What one demand takes of a resource; the first day counts, the last one does not. */
export interface ResourceUse {
  readonly resource: Resource;
  readonly demandId: string;
  readonly varietyId: string;
  readonly amount: number;
  readonly from: DayNumber;
  readonly until: DayNumber;
}
