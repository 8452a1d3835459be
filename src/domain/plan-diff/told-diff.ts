import { cycleKey } from '#domain/planning/task-keys.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { compareOutlooks } from './compare-outlooks.ts';
import type { RoomyFarm } from './diff-rooms.ts';
import type { HarvestRow, PlanDiff, ShortRow } from './plan-diff.ts';

/** A row about a harvest, and whether it grows already: no trays can be added to it then. */
export type GrowingRow<Row> = Row & { readonly isGrowing: boolean };

/** What a change of a farm does, with what a person has to know of it before saying yes. */
export interface ToldDiff extends PlanDiff {
  readonly harvests: readonly GrowingRow<HarvestRow>[];
  readonly short: readonly GrowingRow<ShortRow>[];
  /** Somebody gets less, trays are too late to plant, or racks overflow. */
  readonly isWarning: boolean;
}

/** Compares two outlooks of a farm on the same day for somebody who is about to change it. */
export function tellDiff(before: Outlook<RoomyFarm>, after: Outlook<RoomyFarm>): ToldDiff {
  const diff = compareOutlooks(before, after);
  const growing = growingCycles(after);
  return {
    ...diff,
    harvests: diff.harvests.map((row) => ({
      ...row,
      isGrowing: growing.has(cycleKey(row.varietyId, row.dateISO)),
    })),
    short: diff.short.map((row) => ({
      ...row,
      isGrowing: harvestDaysOf(after, row).some((day) => growing.has(cycleKey(row.varietyId, day))),
    })),
    isWarning: isWarning(diff),
  };
}

function isWarning({ short, tooLate, full }: PlanDiff): boolean {
  return (
    short.some(({ shortBefore, shortAfter }) => shortAfter > shortBefore) ||
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
