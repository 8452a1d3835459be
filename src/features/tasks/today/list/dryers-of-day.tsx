import { useLoadsOfDay } from '#state/react/use-loads-of-day.ts';
import { DayLoadsCard } from '#ui/loads/day-loads-card.tsx';

export function DryersOfDay() {
  return <DayLoadsCard {...useLoadsOfDay()} />;
}
