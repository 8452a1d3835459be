import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { cycleKey } from '#domain/planning/task.ts';
import { NOTHING_SAID, listed, onDay, say, type Sentence } from '#domain/tell/say.ts';
import { byTexts } from '#domain/records/lists.ts';

/** Trays that a change of the farm adds to a harvest, or takes away (negative). */
export interface PlanMove {
  readonly varietyName: string;
  readonly trays: number;
  readonly harvestISO: IsoDate;
}

type PlannedTrays = Pick<HarvestEntry, 'varietyId' | 'varietyName' | 'dateISO' | 'trays'>;

export function comparePlans(
  before: readonly PlannedTrays[],
  after: readonly PlannedTrays[],
): PlanMove[] {
  const moves = new Map<string, PlanMove>();
  const add = (entry: PlannedTrays, trays: number): void => {
    const key = cycleKey(entry.varietyId, entry.dateISO);
    moves.set(key, {
      varietyName: entry.varietyName,
      trays: (moves.get(key)?.trays ?? 0) + trays,
      harvestISO: entry.dateISO,
    });
  };
  for (const entry of before) add(entry, -entry.trays);
  for (const entry of after) add(entry, entry.trays);
  return [...moves.values()]
    .filter((move) => move.trays !== 0)
    .sort(byTexts('harvestISO', 'varietyName'));
}

/** Moves of the first day that are named before the label only counts. */
const MAX_NAMED_MOVES = 2;

/** Summarizes plan moves: "+2 trays Sunflower, Tue 12/1 and 3 more"; `NOTHING_SAID` if nothing moves. */
export function planMovesLabel(moves: readonly PlanMove[]): Sentence {
  const day = moves[0]?.harvestISO;
  if (day === undefined) return NOTHING_SAID;
  const named = moves.filter((move) => move.harvestISO === day).slice(0, MAX_NAMED_MOVES);
  const others = moves.length - named.length;
  const texts = named.map((move) => say`${signedTrays(move.trays)} ${move.varietyName}`);
  const label = say`${listed(texts)}, ${onDay(day)}`;
  return others === 0 ? label : say`${label} and ${others} more`;
}

function signedTrays(trays: number): Sentence {
  const count = Math.abs(trays);
  return say`${trays < 0 ? '−' : '+'}${count} ${count === 1 ? 'tray' : 'trays'}`;
}
