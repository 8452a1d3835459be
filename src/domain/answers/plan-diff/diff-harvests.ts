import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { isWithinShelfLife } from '#domain/answers/availability/availability-split.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { recordById } from '#domain/records/change-records.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type SupplyLot, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import type { HarvestRow, SurplusRow } from './plan-diff.ts';
import { byDayThenVariety, changedRows } from './variety-names.ts';

export function diffHarvests(before: Outlook, after: Outlook): HarvestRow[] {
  const rows = changedRows(before, after, (named, unit) => {
    const { varietyId } = named;
    const [was, is] = [harvestsOf(before, varietyId), harvestsOf(after, varietyId)];
    return [...new Set([...was.keys(), ...is.keys()])].map((dateISO) => {
      const [from, to] = [was.get(dateISO) ?? NOTHING, is.get(dateISO) ?? NOTHING];
      return {
        dateISO,
        ...named,
        traysBefore: from.trays,
        traysAfter: to.trays,
        ozBefore: from.oz,
        ozAfter: to.oz,
        ...unit,
      };
    });
  });
  return rows
    .filter(
      ({ traysBefore, traysAfter, ozBefore, ozAfter }) =>
        traysBefore !== traysAfter || Math.abs(ozAfter - ozBefore) >= SHORT_OZ,
    )
    .sort(byDayThenVariety);
}

/** Lots, growing or still fresh, with more left over than before. */
export function diffSurplus(before: Outlook, after: Outlook): SurplusRow[] {
  const rows = changedRows(before, after, (named, unit) => {
    const { varietyId } = named;
    const leftBefore = new Map(
      (before.ledger.get(varietyId)?.lots ?? []).map(({ id, leftOz }) => [id, leftOz]),
    );
    const [yieldBefore, yieldAfter] = [yieldOf(before, varietyId), yieldOf(after, varietyId)];
    const variety = recordById(after.farm.varieties, varietyId) ?? {};
    const isThere = (lot: SupplyLot) =>
      lot.state === 'growing' ||
      (lot.state === 'cut' && isWithinShelfLife(lot, variety, after.today));
    return (after.ledger.get(varietyId)?.lots ?? []).filter(isThere).map((lot) => {
      const was = leftBefore.get(lot.id) ?? 0;
      const trays = wholeTraysIn(lot.leftOz, yieldAfter) - wholeTraysIn(was, yieldBefore);
      return {
        dateISO: lot.dayISO,
        ...named,
        leftBefore: was,
        leftAfter: lot.leftOz,
        trays: Math.max(0, trays),
        ...unit,
      };
    });
  });
  return rows
    .filter(({ leftBefore, leftAfter }) => leftAfter - leftBefore >= SHORT_OZ)
    .sort(byDayThenVariety);
}

const NOTHING = { trays: 0, oz: 0 };

function harvestsOf({ ledger, today }: Outlook, varietyId: string) {
  const harvests = new Map<string, { readonly trays: number; readonly oz: number }>();
  for (const { dayISO, countedTrays, lostTrays, oz } of ledger.get(varietyId)?.lots ?? []) {
    if (dayISO < today) continue;
    const sofar = harvests.get(dayISO) ?? NOTHING;
    const trays = sofar.trays + countedTrays - lostTrays;
    harvests.set(dayISO, { trays, oz: sofar.oz + oz });
  }
  return harvests;
}

function wholeTraysIn(ounces: number, yieldOz: number): number {
  return floorWithEpsilon(ounces / yieldOz);
}

function yieldOf({ farm }: Outlook, varietyId: string): number {
  const variety = recordById(farm.varieties, varietyId);
  return variety === undefined ? Infinity : effectiveYield(variety);
}
