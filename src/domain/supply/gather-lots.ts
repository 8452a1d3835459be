import { groupBy, sumOf, byTexts } from '#domain/records/lists.ts';
import {
  type IsoDate,
  addDays,
  earliestOf,
  type IsoSpan,
  isInRange,
} from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import {
  dayOfCycle,
  type Task,
  type TraysPlantedEntry,
  isCarriedOut,
} from '#domain/planning/task.ts';
import { unplannedEntries } from '#domain/planning/recorded-plantings.ts';
import { daysFromPlanting } from '#domain/planning/grow-schedule.ts';
import { plantingStates } from './planting-states.ts';
import type { GrownLot, LotPlanting, LotState } from './variety-supply.ts';

/** A lot whose trays are counted, before losses and before it is weighed. */
export type CountedLot = Omit<GrownLot, 'lostTrays' | 'expectedOz' | 'weighedOz' | 'oz'> & {
  readonly isHarvestSkipped: boolean;
  /** Whether some of its trays are growing, or were until they were cut. */
  readonly isPlanted: boolean;
  /** Day of the first planting; '' if unknown. */
  readonly plantedISO: IsoDate;
};

export interface LotFacts {
  readonly variety: Variety;
  /** Planned tasks of the variety. */
  readonly tasks: readonly Task[];
  readonly log: readonly TraysPlantedEntry[];
  readonly today: IsoDate;
  readonly isTicking: boolean;
  /** Harvest days, both included. */
  readonly window: IsoSpan;
  /** Tells what was, not what is there: days that are over count as they were. */
  readonly isPast?: boolean;
}

export const byCut = byTexts('cutISO', 'id');

/** Lots by harvest day, then in order of use: each batch and each unplanned log entry, but no carry-only harvest. */
export function gatherLots(given: LotFacts): CountedLot[] {
  const from = firstPlanting(given);
  const facts = {
    ...given,
    tasks: given.tasks.filter((task) => mayCount(task, from, given.window.from)),
    log: given.log.filter(({ dateISO }) => dateISO >= from),
  };
  const stateOf = plantingStates(facts);
  const lots = [...cyclesIn(facts)].flatMap(([cycleKey, tasks]) => {
    const lot = lotOfCycle(cycleKey, tasks, facts, stateOf);
    return lot === null ? [] : [lot];
  });
  return [...lots, ...unplannedLots(facts)].sort(byTexts('dayISO', 'cutISO', 'id'));
}

/** The first day on which anything was planted that can still be there. */
function firstPlanting({ tasks, variety, today, window, isPast }: LotFacts): IsoDate {
  let first = addDays(isPast ? window.from : today, -daysFromPlanting(variety));
  for (const { type, dateISO, cycleKey } of tasks) {
    if (type === 'PLANT' && dateISO < first && dayOfCycle(cycleKey) >= window.from) first = dateISO;
  }
  return first;
}

/** Plantings of other batches count as well: several of one day share what was recorded. */
function mayCount({ type, dateISO, cycleKey }: Task, planted: IsoDate, cut: IsoDate): boolean {
  if (type === 'PLANT') return dateISO >= planted;
  return (type === 'SOAK' || type === 'HARVEST') && dayOfCycle(cycleKey) >= cut;
}

function cyclesIn({ tasks, window }: LotFacts): Map<string, Task[]> {
  const inWindow = tasks.filter(({ cycleKey }) => isInRange(dayOfCycle(cycleKey), window));
  return groupBy(inWindow, ({ cycleKey }) => cycleKey);
}

function lotOfCycle(
  cycleKey: string,
  tasks: readonly Task[],
  { variety, ...facts }: LotFacts,
  stateOf: (task: Task) => LotPlanting,
): CountedLot | null {
  const plantings = tasks.filter(({ type }) => type === 'PLANT').map(stateOf);
  const harvests = tasks.filter(({ type }) => type === 'HARVEST');
  const trays = sumOf(harvests.map((task) => task.trays ?? 0));
  if (plantings.length === 0 && trays === 0) return null;
  const planted = plantings.filter(({ isPlanted }) => isPlanted);
  const dayISO = dayOfCycle(cycleKey);
  // What is sold alive is ready on its day and stands on the shelf from then on.
  const first = variety.live === true ? '' : notBefore(facts);
  const cutDays = harvests.filter(isCarriedOut).map(({ dateISO }) => dateISO);
  return {
    id: cycleKey,
    varietyId: variety.id,
    dayISO,
    cutISO:
      earliestOf(cutDays) ??
      later(first, earliestOf(harvests.map((task) => task.dateISO)) ?? dayISO),
    state: stateOfLot(plantings, harvests),
    plantings,
    plannedTrays:
      plantings.length === 0 ? trays : sumOf(plantings.map(({ task }) => task.trays ?? 0)),
    countedTrays:
      plantings.length === 0 ? trays : sumOf(plantings.map((planting) => planting.trays)),
    plannedCarryOz: sumOf(harvests.map((task) => task.carryUsedOz ?? 0)),
    isHarvestSkipped: isSkippedHarvest(harvests),
    isPlanted: plantings.length === 0 || planted.length > 0,
    plantedISO: earliestOf(planted.map(({ task }) => task.dateISO)) ?? '',
  };
}

function stateOfLot(plantings: readonly LotPlanting[], harvests: readonly Task[]): LotState {
  const isSkipped = plantings.length > 0 && plantings.every(({ state }) => state === 'skipped');
  if (isSkipped || isSkippedHarvest(harvests)) return 'skipped';
  if (harvests.some(isCarriedOut)) return 'cut';
  if (plantings.length === 0 || plantings.some(({ isPlanted }) => isPlanted)) return 'growing';
  return plantings.some(({ state }) => state === 'late') ? 'late' : 'planned';
}

function isSkippedHarvest(harvests: readonly Task[]): boolean {
  return harvests.some(({ skipped }) => skipped === true) && !harvests.some(isCarriedOut);
}

/** What was not cut yet is cut today at the earliest; '' of what was. */
function notBefore({ today, isPast = false }: Pick<LotFacts, 'today' | 'isPast'>): IsoDate {
  return isPast ? '' : today;
}

/** What was sown on the day of a skipped planting is traced, but nothing of it is promised. */
function unplannedLots(facts: LotFacts): CountedLot[] {
  const { variety, tasks, log, window, isPast } = facts;
  const first = notBefore(facts);
  const plannedDays = new Set(
    tasks.filter(({ type }) => type === 'PLANT').map(({ dateISO }) => dateISO),
  );
  return unplannedEntries(log, tasks)
    .filter(({ dateISO }) => isPast === true || !plannedDays.has(dateISO))
    .map((entry) => lotOfEntry(entry, variety, first))
    .filter(({ dayISO }) => dayISO >= later(first, window.from) && dayISO <= window.to);
}

function lotOfEntry(
  { id, dateISO, trays }: TraysPlantedEntry,
  variety: Variety,
  first: IsoDate,
): CountedLot {
  const dayISO = addDays(dateISO, daysFromPlanting(variety));
  return {
    id,
    varietyId: variety.id,
    dayISO,
    cutISO: variety.live === true ? dayISO : later(first, dayISO),
    state: 'growing',
    plantings: [],
    plannedTrays: 0,
    countedTrays: trays,
    plannedCarryOz: 0,
    isHarvestSkipped: false,
    isPlanted: true,
    plantedISO: dateISO,
  };
}

function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
