import { countDifference } from '#domain/catalog/seeds/seed-on-hand.ts';
import { type Unit, quantityLabel } from '#domain/units/unit.ts';
import { formatLb, formatQuantity } from '#ui/format.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { FarmAction } from '#state/records/farm-action.ts';

/** One thing on a shelf that is counted: the seed of a variety in the vault, or a raw material. */
export interface CountLine {
  readonly kind: 'seed' | 'material';
  readonly id: string;
  readonly name: string;
  readonly onHand: number;
  readonly unit: Unit;
}

/** What was typed, by the id of its line; absent and null were not counted. */
export type TypedCounts = Readonly<Record<string, number | null>>;

/** What a count differs by from what should be there; null while nothing was typed. */
export function driftOf({ id, onHand }: CountLine, typed: TypedCounts): number | null {
  const counted = typed[id] ?? null;
  return counted === null ? null : countDifference(counted, onHand);
}

/** "-0.4 lb" or "+3 each"; "as expected" where the count is what should be there. */
export function driftLabel(drift: number, line: Pick<CountLine, 'kind' | 'unit'>): string {
  if (drift === 0) return 'as expected';
  return `${drift > 0 ? '+' : '-'}${countedText(line, Math.abs(drift))}`;
}

/** An amount of what is counted: seed as the farm weighs it, anything else in its own unit. */
export function countedText({ kind, unit }: Pick<CountLine, 'kind' | 'unit'>, qty: number): string {
  return kind === 'seed' ? formatLb(qty, 'few') : formatQuantity({ qty: roundTo(qty, 2), unit });
}

/** What the count will do, before it is saved: "3 counted. Kale -0.4 lb, Lids +3 each". */
export function countSummary(lines: readonly CountLine[], typed: TypedCounts): string {
  const counted = lines.filter((line) => driftOf(line, typed) !== null);
  const moved = counted.flatMap((line) => {
    const drift = driftOf(line, typed) ?? 0;
    return drift === 0 ? [] : [`${line.name} ${driftLabel(drift, line)}`];
  });
  if (counted.length === 0) return '';
  return `${counted.length} counted. ${moved.length === 0 ? 'All as expected' : moved.join(', ')}`;
}

/** The count as one action; seed that is as expected needs no booking. */
export function countAction(
  lines: readonly CountLine[],
  typed: TypedCounts,
  made: { readonly newId: () => string; readonly atISO: string },
): Extract<FarmAction, { readonly type: 'COUNT_STOCK' }> {
  const counted = lines.filter(({ id }) => (typed[id] ?? null) !== null);
  const seeds = counted
    .filter((line) => line.kind === 'seed' && driftOf(line, typed) !== 0)
    .map((line) => ({
      id: made.newId(),
      varietyId: line.id,
      pounds: driftOf(line, typed) ?? 0,
      note: `Counted ${quantityLabel({ qty: typed[line.id] ?? 0, unit: line.unit })}`,
      atISO: made.atISO,
    }));
  const materials = counted
    .filter(({ kind }) => kind === 'material')
    .map(({ id, unit }) => ({ id, quantity: { qty: typed[id] ?? 0, unit } }));
  return { type: 'COUNT_STOCK', payload: { seeds, materials } };
}
