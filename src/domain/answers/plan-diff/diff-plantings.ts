import { comparePlans, type PlanMove } from '#domain/planning/crops/plan-moves.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { LotPlanting } from '#domain/supply/variety-supply.ts';
import { earliestOf } from '#domain/calendar/iso-date.ts';
import type { PlantingRow, TooLateRow } from './plan-diff.ts';
import { byDayThenVariety, differingVarieties, varietyNames } from './variety-names.ts';

interface ListedPlanting extends LotPlanting {
  readonly varietyId: string;
  readonly harvestISO: string;
}

export function plantingsOf(
  { ledger }: Outlook,
  varietyIds: readonly string[],
  state: LotPlanting['state'],
): ListedPlanting[] {
  return varietyIds.flatMap((varietyId) =>
    (ledger.get(varietyId)?.lots ?? []).flatMap(({ plantings, dayISO }) =>
      plantings
        .filter((planting) => planting.state === state)
        .map((planting) => ({ ...planting, varietyId, harvestISO: dayISO })),
    ),
  );
}

/** Trays that are still to be planted, by the harvest they are for, where their number changes. */
export function plantingMoves(
  before: Outlook,
  after: Outlook,
  varietyIds: readonly string[],
  isMeant: (planting: ListedPlanting) => boolean,
): PlanMove[] {
  const nameOf = varietyNames(before, after);
  const planned = (outlook: Outlook) =>
    plantingsOf(outlook, varietyIds, 'planned')
      .filter(isMeant)
      .map(({ varietyId, harvestISO, task: { trays = 0 } }) => {
        return { varietyId, varietyName: nameOf(varietyId), dateISO: harvestISO, trays };
      });
  return comparePlans(planned(before), planned(after));
}

/** Trays that are still to be planted, by planting day, where their number changes. */
export function diffPlantings(before: Outlook, after: Outlook): PlantingRow[] {
  const nameOf = varietyNames(before, after);
  return countedBy(before, after, 'planned', ({ task }) => task.dateISO)
    .map(({ day, varietyId, ...counts }) => ({
      dateISO: day,
      varietyId,
      varietyName: nameOf(varietyId),
      ...counts,
      delta: counts.after - counts.before,
    }))
    .filter(({ delta }) => delta !== 0)
    .sort(byDayThenVariety);
}

/** Trays that become too late to plant, by the harvest they are for. */
export function diffTooLate(before: Outlook, after: Outlook): TooLateRow[] {
  const nameOf = varietyNames(before, after);
  return countedBy(before, after, 'late', ({ harvestISO }) => harvestISO)
    .map(({ day, varietyId, ...counts }) => ({
      harvestISO: day,
      varietyId,
      varietyName: nameOf(varietyId),
      startISO: startOf(after, varietyId, day),
      trays: counts.after - counts.before,
    }))
    .filter(({ trays }) => trays > 0)
    .sort(byTexts('harvestISO', 'varietyName', 'varietyId'));
}

interface CountedTrays {
  readonly day: string;
  readonly varietyId: string;
  before: number;
  after: number;
}

function countedBy(
  before: Outlook,
  after: Outlook,
  state: LotPlanting['state'],
  dayOf: (planting: ListedPlanting) => string,
): CountedTrays[] {
  const varietyIds = differingVarieties(before, after);
  const counts = new Map<string, CountedTrays>();
  const count = (outlook: Outlook, side: 'before' | 'after') => {
    for (const planting of plantingsOf(outlook, varietyIds, state)) {
      const { varietyId, task } = planting;
      const day = dayOf(planting);
      const key = `${day}|${varietyId}`;
      const row = counts.get(key) ?? { day, varietyId, before: 0, after: 0 };
      row[side] += task.trays ?? 0;
      counts.set(key, row);
    }
  };
  count(before, 'before');
  count(after, 'after');
  return [...counts.values()];
}

/** The earliest soak or planting of a cycle that is still open. */
function startOf({ tasks }: Outlook, varietyId: string, harvestISO: string): string {
  const key = `${varietyId}|${harvestISO}`;
  const days = (tasks.get(varietyId) ?? [])
    .filter(
      ({ cycleKey, done, type }) =>
        cycleKey === key && !done && (type === 'SOAK' || type === 'PLANT'),
    )
    .map(({ dateISO }) => dateISO);
  return earliestOf(days) ?? harvestISO;
}
