import { pageTeller } from '#ui/format.ts';
import { soakTime } from '#domain/planning/tonight.ts';

/** When seed goes in: "Start by 6 pm, ready by 6 am", or "Start by 8 am tomorrow, ready by 2 pm" where work begins late. */
export function tonightText(soakHours: number, morningHour: number): string {
  const { hour } = pageTeller();
  const { inBy, isEvening } = soakTime(soakHours, morningHour);
  const when = isEvening ? hour(inBy) : `${hour(inBy)} tomorrow`;
  return `Start by ${when}, ready by ${hour(morningHour)}`;
}
