import { comparePlans, type PlanMove } from '#domain/planning/crops/plan-moves.ts';
import { byTexts, sumByKey } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { LotPlanting } from '#domain/supply/variety-supply.ts';
import { earliestOf } from '#domain/calendar/iso-date.ts';
import type { PlantingRow, TooLateRow } from './plan-diff.ts';
import { byDayThenVariety, changedRows, namedVarieties } from './changed-rows.ts';

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
  const namedOf = namedVarieties(before, after);
  const planned = (outlook: Outlook) =>
    plantingsOf(outlook, varietyIds, 'planned')
      .filter(isMeant)
      .map(({ varietyId, harvestISO, task: { trays = 0 } }) => {
        return { ...namedOf(varietyId).named, dateISO: harvestISO, trays };
      });
  return comparePlans(planned(before), planned(after));
}

/** Trays that are still to be planted, by planting day, where their number changes. */
export function diffPlantings(before: Outlook, after: Outlook): PlantingRow[] {
  const traysOf = traysBy('planned', ({ task }) => task.dateISO);
  return changedRows(before, after, traysOf, ({ key: dateISO, was = 0, is = 0, named }) =>
    is === was ? null : { dateISO, ...named, before: was, after: is, delta: is - was },
  ).sort(byDayThenVariety);
}

/** Trays that become too late to plant, by the harvest they are for. */
export function diffTooLate(before: Outlook, after: Outlook): TooLateRow[] {
  const traysOf = traysBy('late', ({ harvestISO }) => harvestISO);
  return changedRows(before, after, traysOf, ({ key: harvestISO, was = 0, is = 0, named }) => {
    if (is <= was) return null;
    const startISO = startOf(after, named.varietyId, harvestISO);
    return { harvestISO, ...named, startISO, trays: is - was };
  }).sort(byTexts('harvestISO', 'varietyName', 'varietyId'));
}

function traysBy(state: LotPlanting['state'], dayOf: (planting: ListedPlanting) => string) {
  return (outlook: Outlook, varietyId: string) =>
    sumByKey(
      plantingsOf(outlook, [varietyId], state).map((planting) => [
        dayOf(planting),
        planting.task.trays ?? 0,
      ]),
    );
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
