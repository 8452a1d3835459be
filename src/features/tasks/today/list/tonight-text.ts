import type { Task } from '#domain/planning/task.ts';
import { soakTime } from '#domain/planning/tonight.ts';
import { DEFAULT_MORNING_HOUR } from '#domain/settings/settings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { pageTeller } from '#ui/format.ts';

/** The words for a soak of this farm, by the hour at which its planting begins. */
export function useTonightText(): (soak: Task) => string {
  const morningHour = useFarm(
    ({ settings }) => settings.planner.morningHour ?? DEFAULT_MORNING_HOUR,
  );
  return ({ soakHours = 0 }) => tonightText(soakHours, morningHour);
}

/** When seed goes in: "Start by 6 pm, ready by 6 am", or "Start by 8 am tomorrow, ready by 2 pm" where work begins late. */
export function tonightText(soakHours: number, morningHour: number): string {
  const { hour } = pageTeller();
  const { inBy, isEvening } = soakTime(soakHours, morningHour);
  const when = isEvening ? hour(inBy) : `${hour(inBy)} tomorrow`;
  return `Start by ${when}, ready by ${hour(morningHour)}`;
}
