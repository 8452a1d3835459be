import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { planCycles, type PlanInputs } from '#domain/planning/crops/plan-cycles.ts';

/** Weeks of the plan that a buffer is judged by. */
const WEEKS = 4;

/** Change in planned trays per week if a variety gets another buffer: over the next four weeks of harvests, rounded. */
export function weeklyTraysMore(
  inputs: PlanInputs,
  varietyId: string,
  bufferPercent: number,
  today: IsoDate,
): number {
  const ofIt = inputs.varieties.filter(({ id }) => id === varietyId);
  const from = dayNumber(today);
  const traysOf = (varieties: typeof ofIt) => {
    const changed = inputs.varieties.map(
      (variety) => varieties.find(({ id }) => id === variety.id) ?? variety,
    );
    const plan = { ...inputs, varieties: changed };
    const cycles = planCycles(plan, from, from + WEEKS * 7 - 1, varieties);
    return cycles.reduce((sum, { entry }) => sum + entry.trays, 0);
  };
  const buffered = ofIt.map((variety) => ({ ...variety, bufferPercent }));
  return Math.round((traysOf(buffered) - traysOf(ofIt)) / WEEKS) + 0;
}
