import { sumByKey, compareTexts } from '#domain/records/lists.ts';
import { costBook, type CostingInputs, trayCost } from '#domain/costing/cost-book.ts';
import { roundCost } from '#domain/costing/cost-parts.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { isInRange, type ReportRange } from '../calendar/iso-date.ts';

/** Seed, soil and overhead that went with the lost trays of a variety. */
export interface LossCost {
  readonly varietyId: string;
  readonly varietyName: string;
  readonly trays: number;
  /** Seed, soil and overhead of these trays, in cents; null while the variety's tray has no price at all. */
  readonly dollars: number | null;
}

/** Cost of lost trays in a range, by variety, highest first. */
interface LossCosts {
  readonly rows: readonly LossCost[];
  readonly trays: number;
  /** Total of the rows with a price. */
  readonly dollars: number;
}

/** Computes the cost of lost trays: seed, soil and overhead per tray, as in package costs. Packaging doesn't count. */
export function lossCosts(
  farm: CostingInputs & { readonly harvestLosses: readonly HarvestLoss[] },
  range: ReportRange,
): LossCosts {
  const book = costBook(farm);
  const inRange = farm.harvestLosses.filter(({ dateISO }) => isInRange(dateISO, range));
  const lost = sumByKey(inRange.map(({ varietyId, qty }) => [varietyId, qty]));
  const rows = [...lost].map(([varietyId, trays]): LossCost => {
    const tray = trayCost(book, varietyId);
    return {
      varietyId,
      varietyName: book.varieties.get(varietyId)?.name ?? varietyId,
      trays,
      dollars: tray > 0 ? roundCost(tray * trays) : null,
    };
  });
  return {
    rows: rows.sort(
      (a, b) => (b.dollars ?? 0) - (a.dollars ?? 0) || compareTexts(a.varietyName, b.varietyName),
    ),
    trays: rows.reduce((sum, row) => sum + row.trays, 0),
    dollars: rows.reduce((sum, row) => sum + (row.dollars ?? 0), 0),
  };
}
