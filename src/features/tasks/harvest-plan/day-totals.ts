import { sumOf } from '#domain/records/lists.ts';

export const WEIGHT_FIELDS = [
  'demandOz',
  'carryUsedOz',
  'netDemandOz',
  'expectedOz',
  'leftoverOz',
] as const;

export type WeightField = (typeof WEIGHT_FIELDS)[number];

type Amounts = Readonly<Record<WeightField | 'trays', number>> & { readonly unit?: string };

/** Sum over the varieties of one day. Ounces are those of what is cut; trays are counted of all. */
export function dayTotal(rows: readonly Amounts[], field: WeightField | 'trays'): number {
  const counted = field === 'trays' ? rows : rows.filter(({ unit }) => unit !== 'tray');
  return sumOf(counted.map((row) => row[field]));
}
