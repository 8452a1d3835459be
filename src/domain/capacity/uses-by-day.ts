import { groupBy } from '#domain/records/lists.ts';
import type { DayNumber } from '#domain/calendar/iso-date.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { emptyDays, occupyDays } from './occupy-days.ts';
import type { Resource, ResourceUse } from './resource-use.ts';

/** Uses per resource, in the order the demands were placed. */
export type UsesByResource = ReadonlyMap<Resource, readonly ResourceUse[]>;

export function usesByResource(uses: readonly ResourceUse[]): UsesByResource {
  return groupBy(
    uses.filter(({ amount }) => amount > 0),
    ({ resource }) => resource,
  );
}

/** Each use adds only to its own days, so thousands stay fast. Sums are rounded: 100.80000000000001 becomes 100.8. */
export function amountsByDay(
  uses: readonly ResourceUse[],
  first: DayNumber,
  days: number,
): readonly number[] {
  const amounts = emptyDays(days);
  for (const { amount, from, until } of uses)
    occupyDays(amounts, from - first, until - first, amount);
  return amounts.map((amount) => roundUnits(amount));
}

/** The demands that take something on each day, in the order in which they were placed. */
export function demandsByDay(
  uses: readonly ResourceUse[],
  first: DayNumber,
  days: number,
): readonly (readonly string[])[] {
  const demands = Array.from({ length: days }, (): string[] => []);
  for (const { demandId, from, until } of uses) {
    // What is planned anyway is no demand.
    if (demandId === '') continue;
    for (let day = Math.max(from, first); day < Math.min(until, first + days); day += 1) {
      const ofDay = demands[day - first];
      // A demand that fills two dryers takes of both, one right after the other.
      if (ofDay?.at(-1) !== demandId) ofDay?.push(demandId);
    }
  }
  return demands;
}
