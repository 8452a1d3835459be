import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { byId } from '#domain/records/change-records.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { VarietyRow } from './plan-diff.ts';

/** What a variety has under one key, a day, a batch or a delivery, before and after a change. */
interface Changed<T> {
  readonly key: string;
  readonly was: T | undefined;
  readonly is: T | undefined;
  readonly named: VarietyRow;
  readonly unit: AmountUnit;
}

/**
 * Rows of what varieties have by key, before or after a change. Only varieties that differ are looked at.
 *
 * @param rowOf - Returns `null` where nothing worth a row is different.
 */
export function changedRows<T, R>(
  before: Outlook,
  after: Outlook,
  thingsOf: (outlook: Outlook, varietyId: string) => ReadonlyMap<string, T>,
  rowOf: (changed: Changed<T>) => R | null,
): R[] {
  const namedOf = namedVarieties(before, after);
  return differingVarieties(before, after).flatMap((varietyId) => {
    const [was, is] = [thingsOf(before, varietyId), thingsOf(after, varietyId)];
    return [...new Set([...is.keys(), ...was.keys()])]
      .map((key) => rowOf({ key, was: was.get(key), is: is.get(key), ...namedOf(varietyId) }))
      .filter((row) => row !== null);
  });
}

export const byDayThenVariety = byTexts('dateISO', 'varietyName', 'varietyId');

/** Finds how rows name a variety, also one that is there only before a change, and the unit of its amounts. */
export function namedVarieties(
  before: Outlook,
  after: Outlook,
): (varietyId: string) => Pick<Changed<unknown>, 'named' | 'unit'> {
  const known = byId([...before.farm.varieties, ...after.farm.varieties]);
  return (varietyId) => {
    const variety = known.get(varietyId);
    const named = { varietyId, varietyName: variety?.name ?? varietyId };
    return { named, unit: amountUnitOf(variety) };
  };
}

/** The varieties whose plan or supply is not the very same in two outlooks. */
export function differingVarieties(before: Outlook, after: Outlook): readonly string[] {
  const ids = new Set([...before.ledger.keys(), ...after.ledger.keys()]);
  return [...ids].filter(
    (id) =>
      before.ledger.get(id) !== after.ledger.get(id) ||
      before.tasks.get(id) !== after.tasks.get(id),
  );
}
