import { cycleKey } from '#domain/planning/task.ts';
import { surplusUse, type SurplusUse } from '#domain/answers/shortages/surplus-use.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { compareOutlooks } from './compare-outlooks.ts';
import { plantingMoves } from './diff-plantings.ts';
import { isShorter } from './diff-shorts.ts';
import type { RackFarm } from './diff-space.ts';
import type { HarvestRow, PlanDiff, PlantingRow, ShortRow } from './plan-diff.ts';

/** A row about a harvest, and whether it grows already: no trays can be added to it then. */
type GrowingRow<Row> = Row & { readonly isGrowing: boolean };

/** A row of plantings with the harvests they are for: by these the summary names them. */
interface PlantingChange extends PlantingRow {
  readonly harvestDays: readonly IsoDate[];
}

/** Effects of a change on the plan, with a summary for the user to confirm. */
export interface PlanChange extends PlanDiff {
  readonly plantings: readonly PlantingChange[];
  readonly harvests: readonly GrowingRow<HarvestRow>[];
  readonly short: readonly GrowingRow<ShortRow>[];
  /** Freed greens that other deliveries can use. `null` if there are none. */
  readonly use: Pick<SurplusUse, 'takes' | 'words'> | null;
  /** A delivery gets less, trays are too late to plant, or racks are over capacity. */
  readonly isWarning: boolean;
}

export function computePlanChange(before: Outlook<RackFarm>, after: Outlook<RackFarm>): PlanChange {
  const diff = compareOutlooks(before, after);
  const growing = growingCycles(after);
  const { takes, words } = surplusUse(before, after);
  return {
    ...diff,
    plantings: diff.plantings.map((row) => ({
      ...row,
      harvestDays: plantingMoves(
        before,
        after,
        [row.varietyId],
        ({ task }) => task.dateISO === row.dateISO,
      ).map(({ harvestISO }) => harvestISO),
    })),
    harvests: diff.harvests.map((row) => ({
      ...row,
      isGrowing: growing.has(cycleKey(row.varietyId, row.dateISO)),
    })),
    short: diff.short.map((row) => ({
      ...row,
      isGrowing: harvestDaysOf(after, row).some((day) => growing.has(cycleKey(row.varietyId, day))),
    })),
    use: takes.length === 0 ? null : { takes, words },
    isWarning: isWarning(diff),
  };
}

function isWarning({ short, tooLate, full }: PlanDiff): boolean {
  return (
    short.some(isShorter) ||
    tooLate.length > 0 ||
    full.some(({ overBefore, overAfter }) => overAfter > overBefore)
  );
}

function growingCycles({ ledger }: Outlook): ReadonlySet<string> {
  const lots = [...ledger.values()].flatMap((supply) => supply.lots);
  return new Set(
    lots
      .filter(({ state }) => state === 'growing' || state === 'cut')
      .map(({ varietyId, dayISO }) => cycleKey(varietyId, dayISO)),
  );
}

/** The harvests that a delivery waits for and that do not give enough. */
function harvestDaysOf({ ledger }: Outlook, row: ShortRow): readonly string[] {
  return (ledger.get(row.varietyId)?.claims ?? [])
    .filter(
      ({ order, deliveryISO, oz, gotOz }) =>
        order.id === row.orderId && deliveryISO === row.dateISO && gotOz < oz,
    )
    .map(({ dayISO }) => dayISO);
}
