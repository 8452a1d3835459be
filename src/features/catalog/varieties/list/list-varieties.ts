import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** The orders in which varieties can be listed, with the words of the choice. */
export const VARIETY_SORTS = [
  { value: 'name-asc', label: 'Name A to Z' },
  { value: 'name-desc', label: 'Name Z to A' },
  { value: 'yield-desc', label: 'Yield High to Low' },
  { value: 'days-asc', label: 'Days to Harvest' },
] as const;

export type VarietySort = (typeof VARIETY_SORTS)[number]['value'];

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const byName = (a: Variety, b: Variety) => names.compare(a.name, b.name);

const orders: Readonly<Record<VarietySort, (a: Variety, b: Variety) => number>> = {
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  'yield-desc': (a, b) => effectiveYield(b) - effectiveYield(a) || byName(a, b),
  'days-asc': (a, b) => a.daysToHarvest - b.daysToHarvest || byName(a, b),
};

/** The varieties whose name or notes contain the searched text, in the chosen order; ties go by name. */
export function listVarieties(
  varieties: readonly Variety[],
  search: string,
  sort: VarietySort,
): readonly Variety[] {
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ''
      ? varieties
      : varieties.filter(({ name, notes }) => `${name}\n${notes}`.toLowerCase().includes(wanted));
  return found.toSorted(orders[sort]);
}

/** Reads a sort from an address; anything else is the usual one. */
export function readVarietySort(text: string | null): VarietySort {
  return VARIETY_SORTS.find(({ value }) => value === text)?.value ?? 'name-asc';
}
