import { soakTime } from '#domain/planning/tonight.ts';

/** When seed goes in: "Start by 6 pm, ready by 6 am", or "Start by 8 am tomorrow, ready by 2 pm" where work begins late. */
export function tonightText(soakHours: number, morningHour: number): string {
  const { inBy, isEvening } = soakTime(soakHours, morningHour);
  const when = isEvening ? clockWords(inBy) : `${clockWords(inBy)} tomorrow`;
  return `Start by ${when}, ready by ${clockWords(morningHour)}`;
}

/** Hours after midnight on a clock of twelve: "6 pm", "10:30 pm". */
function clockWords(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const hour = Math.floor(hours);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}
