import { formatOz } from './format.ts';
import { formatSize, formatYieldFigure, yieldUnit } from './format-weights.ts';

const CARRYOVER = /^Use carryover \(([\d.]+) oz\)$/;
const NEW_YIELD = /^Yield ([\d.]+) → ([\d.]+) oz from (?=\d+ harvests)/;

/** A note of a task as the farm weighs: what it says of a carryover is stored in ounces. */
export function noteInFarm(note: string, carryUsedOz?: number): string {
  const stored = CARRYOVER.exec(note)?.[1];
  return stored === undefined
    ? note
    : `Use carryover (${formatOz(yieldUnit() === 'oz' ? Number(stored) : (carryUsedOz ?? Number(stored)), 'short')})`;
}

/** A line of a journal as the farm weighs: a yield that harvests gave is stored in ounces. */
export function entryInFarm(text: string): string {
  if (yieldUnit() === 'oz') return text;
  return text.replace(
    NEW_YIELD,
    (_, before: string, after: string) =>
      `Yield ${formatYieldFigure(Number(before))} → ${formatYieldFigure(Number(after))} g from `,
  );
}

/** The name of a sold line as the farm weighs: the size at its end is stored in ounces. */
export function thingInFarm(text: string): string {
  if (yieldUnit() === 'oz') return text;
  return text.replace(/ ([\d.]+) oz$/, (_, ounces: string) => ` ${formatSize(Number(ounces))}`);
}
