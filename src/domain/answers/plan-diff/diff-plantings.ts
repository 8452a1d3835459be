import { comparePlans, type PlanMove } from '#domain/planning/crops/plan-moves.ts';
import { byTexts, sumByKey } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { LotPlanting } from '#domain/supply/variety-supply.ts';
import { earliestOf } from '#domain/calendar/iso-date.ts';
import type { PlantingRow, TooLateRow } from './plan-diff.ts';
import { byDayThenVariety, changedRows, varietyNames } from './variety-names.ts';

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
  return countedBy(before, after, 'planned', ({ task }) => task.dateISO)
    .map(({ day, named, ...counts }) => ({
      dateISO: day,
      ...named,
      ...counts,
      delta: counts.after - counts.before,
    }))
    .filter(({ delta }) => delta !== 0)
    .sort(byDayThenVariety);
}

/** Trays that become too late to plant, by the harvest they are for. */
export function diffTooLate(before: Outlook, after: Outlook): TooLateRow[] {
  return countedBy(before, after, 'late', ({ harvestISO }) => harvestISO)
    .map(({ day, named, ...counts }) => ({
      harvestISO: day,
      ...named,
      startISO: startOf(after, named.varietyId, day),
      trays: counts.after - counts.before,
    }))
    .filter(({ trays }) => trays > 0)
    .sort(byTexts('harvestISO', 'varietyName', 'varietyId'));
}

function countedBy(
  before: Outlook,
  after: Outlook,
  state: LotPlanting['state'],
  dayOf: (planting: ListedPlanting) => string,
) {
  return changedRows(before, after, (named) => {
    const [was, is] = [before, after].map((outlook) =>
      sumByKey(
        plantingsOf(outlook, [named.varietyId], state).map((planting) => [
          dayOf(planting),
          planting.task.trays ?? 0,
        ]),
      ),
    );
    return [...new Map([...(was ?? []), ...(is ?? [])]).keys()].map((day) => ({
      day,
      named,
      before: was?.get(day) ?? 0,
      after: is?.get(day) ?? 0,
    }));
  });
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
