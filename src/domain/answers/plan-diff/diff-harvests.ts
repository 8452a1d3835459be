import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { isWithinShelfLife } from '#domain/answers/availability/availability-split.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { byId, recordById } from '#domain/records/change-records.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type SupplyLot, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import type { HarvestRow, SurplusRow } from './plan-diff.ts';
import { byDayThenVariety, changedRows } from './changed-rows.ts';

export function diffHarvests(before: Outlook, after: Outlook): HarvestRow[] {
  const rows = changedRows(
    before,
    after,
    harvestsOf,
    ({ key: dateISO, was = NOTHING, is = NOTHING, named, unit }) => {
      if (was.trays === is.trays && Math.abs(is.oz - was.oz) < SHORT_OZ) return null;
      const trays = { traysBefore: was.trays, traysAfter: is.trays };
      return { dateISO, ...named, ...trays, ozBefore: was.oz, ozAfter: is.oz, ...unit };
    },
  );
  return rows.sort(byDayThenVariety);
}

/** Lots, growing or still fresh, with more left over than before. */
export function diffSurplus(before: Outlook, after: Outlook): SurplusRow[] {
  const rows = changedRows(before, after, lotsOf, ({ was, is, named, unit }) => {
    const { varietyId } = named;
    const variety = recordById(after.farm.varieties, varietyId) ?? {};
    const isThere =
      is?.state === 'growing' ||
      (is?.state === 'cut' && isWithinShelfLife(is, variety, after.today));
    if (!isThere) return null;
    const [leftBefore, leftAfter] = [was?.leftOz ?? 0, is.leftOz];
    if (leftAfter - leftBefore < SHORT_OZ) return null;
    const trays =
      floorWithEpsilon(leftAfter / yieldOf(after, varietyId)) -
      floorWithEpsilon(leftBefore / yieldOf(before, varietyId));
    const left = { leftBefore, leftAfter, trays: Math.max(0, trays) };
    return { dateISO: is.dayISO, ...named, ...left, ...unit };
  });
  return rows.sort(byDayThenVariety);
}

function lotsOf({ ledger }: Outlook, varietyId: string): ReadonlyMap<string, SupplyLot> {
  return byId(ledger.get(varietyId)?.lots ?? []);
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

function yieldOf({ farm }: Outlook, varietyId: string): number {
  const variety = recordById(farm.varieties, varietyId);
  return variety === undefined ? Infinity : effectiveYield(variety);
}
