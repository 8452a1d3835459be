import { useLoadsOfDay } from '#state/react/use-loads-of-day.ts';
import { DayLoadsCard } from '#ui/loads/day-loads-card.tsx';

/** The loads of the dryers beside the tasks of today. */
export function DryersOfDay() {
  return <DayLoadsCard {...useLoadsOfDay()} />;
}
