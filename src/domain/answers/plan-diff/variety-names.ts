import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { byId } from '#domain/records/change-records.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { VarietyRow } from './plan-diff.ts';

/** Finds the name of a variety, also of one that is there only before a change. */
export function varietyNames(before: Outlook, after: Outlook): (varietyId: string) => string {
  const names = new Map(
    [...before.farm.varieties, ...after.farm.varieties].map(({ id, name }) => [id, name]),
  );
  return (varietyId) => names.get(varietyId) ?? varietyId;
}

/** Rows of the varieties that differ, each made with the variety's name and the unit of its amounts. */
export function changedRows<R>(
  before: Outlook,
  after: Outlook,
  rowsOf: (named: VarietyRow, unit: AmountUnit) => readonly R[],
): R[] {
  const known = byId([...before.farm.varieties, ...after.farm.varieties]);
  return differingVarieties(before, after).flatMap((varietyId) => {
    const variety = known.get(varietyId);
    return rowsOf({ varietyId, varietyName: variety?.name ?? varietyId }, amountUnitOf(variety));
  });
}

export const byDayThenVariety = byTexts('dateISO', 'varietyName', 'varietyId');

/** The varieties whose plan or supply is not the very same in two outlooks. */
export function differingVarieties(before: Outlook, after: Outlook): readonly string[] {
  const ids = new Set([...before.ledger.keys(), ...after.ledger.keys()]);
  return [...ids].filter(
    (id) =>
      before.ledger.get(id) !== after.ledger.get(id) ||
      before.tasks.get(id) !== after.tasks.get(id),
  );
}
