import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';

/** Finds the name of a variety, also of one that is there only before a change. */
export function varietyNames(before: Outlook, after: Outlook): (varietyId: string) => string {
  const names = new Map(
    [...before.farm.varieties, ...after.farm.varieties].map(({ id, name }) => [id, name]),
  );
  return (varietyId) => names.get(varietyId) ?? varietyId;
}

/** Finds the unit of a variety's amounts, also of one that is there only before a change. */
export function varietyUnits(before: Outlook, after: Outlook): (varietyId: string) => AmountUnit {
  const units = new Map(
    [...before.farm.varieties, ...after.farm.varieties].map((one) => [one.id, amountUnitOf(one)]),
  );
  return (varietyId) => units.get(varietyId) ?? {};
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
