import { dayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { planCycles } from '#domain/planning/crops/plan-cycles.ts';
import type { PlanInputs } from '#domain/planning/crops/plan-inputs.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import { amountInUnit, traysText } from '#domain/supply/trays-text.ts';

/**
 * Explains a harvest's trays: "2 trays: 8 oz + 6% buffer; a tray gives 8 oz".
 *
 * Carry needs no trays, and ounces taken by delivery changes have no buffer.
 *
 * @returns `''` for a harvest without orders or trays.
 */
export function traysReason(inputs: PlanInputs, varietyId: string, harvestISO: IsoDate): string {
  const day = dayNumber(harvestISO);
  const ofIt = inputs.varieties.filter(({ id }) => id === varietyId);
  const [cycle] = planCycles(inputs, day, day, ofIt);
  if (cycle === undefined || cycle.entry.trays === 0) return '';
  const { bufferedOz, entry } = cycle;
  const { trays, netDemandOz, bufferPercent, expectedOz } = entry;
  const takenOz = netDemandOz - bufferedOz;
  const wanted = [
    isWorthCutting(bufferedOz) && amountInUnit(bufferedOz, entry),
    isWorthCutting(bufferedOz) && bufferPercent > 0 && `${ouncesText(bufferPercent)}% buffer`,
    isWorthCutting(takenOz) && `${amountInUnit(takenOz, entry)} taken`,
  ];
  const planned = `${traysText(trays)}: ${wanted.filter(Boolean).join(' + ')}`;
  return entry.unit === 'tray'
    ? planned
    : `${planned}; a tray gives ${ouncesText(expectedOz / trays)} oz`;
}
