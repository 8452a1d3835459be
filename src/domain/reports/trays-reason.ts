import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { planCycles, type PlanInputs } from '#domain/planning/crops/plan-cycles.ts';
import { amountSaid } from '#domain/catalog/varieties/variety.ts';
import {
  NOTHING_SAID,
  count,
  inDigits,
  listed,
  say,
  weightOf,
  type Sentence,
} from '#domain/tell/say.ts';

/**
 * Explains a harvest's trays: "2 trays: 8 oz + 6% buffer; a tray gives 8 oz".
 *
 * Carry needs no trays, and ounces taken by delivery changes have no buffer.
 *
 * @returns `NOTHING_SAID` for a harvest without orders or trays.
 */
export function traysReason(inputs: PlanInputs, varietyId: string, harvestISO: IsoDate): Sentence {
  const day = dayNumber(harvestISO);
  const ofIt = inputs.varieties.filter(({ id }) => id === varietyId);
  const [cycle] = planCycles(inputs, day, day, ofIt);
  if (cycle === undefined || cycle.entry.trays === 0) return NOTHING_SAID;
  const { bufferedOz, entry } = cycle;
  const { trays, netDemandOz, bufferPercent, expectedOz } = entry;
  const takenOz = netDemandOz - bufferedOz;
  const wanted = [
    isWorthCutting(bufferedOz) && amountSaid(bufferedOz, entry),
    isWorthCutting(bufferedOz) &&
      bufferPercent > 0 &&
      say`${inDigits(bufferPercent, 'short')}% buffer`,
    isWorthCutting(takenOz) && say`${amountSaid(takenOz, entry)} taken`,
  ].filter((part) => part !== false);
  const planned = say`${count(trays, 'tray')}: ${listed(wanted, ' + ')}`;
  return entry.unit === 'tray'
    ? planned
    : say`${planned}; a tray gives ${weightOf('yield', expectedOz / trays)}`;
}
