import { expect, test } from 'vitest';
import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { type MergeMore, aMergeContext } from '#tests/support/merge/merge-context.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { mergeProStock } from './merge-pro-stock.ts';

type Side = Partial<ProItem> | null;

/** An order that holds so many grams of salt. */
const holding = (id: string, qty: number, more: Partial<ProOrder> = {}): ProOrder =>
  aProOrder(1, {
    id,
    _reserved: true,
    _reservedItems: [{ itemId: 'itm_salt', qty, unit: 'g' }],
    ...more,
  });
const farm = (item: Side, orders: readonly ProOrder[] = []) =>
  aFarm({ alchemy: { items: item === null ? [] : [anItem(item)], orders } });
type Farm = ReturnType<typeof farm>;

function stock(
  [base, local, remote]: readonly [Farm, Farm, Farm],
  merged: Farm,
  more: MergeMore = {},
) {
  const { context, notices } = aMergeContext(more);
  const { alchemy } = mergeProStock({ base, local, remote }, merged, context);
  const told = notices().map(({ slice, label, field, kept, lost }) =>
    [slice, label, field, kept, lost].join(' '),
  );
  return { left: alchemy.items[0]?.stockQty, told };
}
const moved = (
  before: Side,
  here: Side,
  there: Side,
  more: MergeMore = {},
  merged: Side = there ?? here,
) => stock([farm(before), farm(here), farm(there)], farm(merged), more);
const g = (stockQty: number) => ({ stockQty });

test('stock is added up in the unit that the item has now, or stays where that cannot be', () => {
  const kilos = { unit: 'kg', stockQty: 0.2 } as const;
  expect(moved(g(100), g(90), kilos)).toEqual({ left: 0.19, told: [] });
  const pieces = { unit: 'unit', stockQty: 4 } as const;
  expect(moved(g(100), g(90), pieces)).toEqual({ left: 4, told: [] });
});

test('where nothing has moved the farm stays the very same', () => {
  const same = farm(g(100), [holding('a', 30)]);
  expect(
    mergeProStock({ base: same, local: same, remote: same }, same, aMergeContext().context),
  ).toBe(same);
});

test('what was counted in pieces before and is weighed now cannot be added up: the merged stock stays', () => {
  const pieces = { unit: 'unit', stockQty: 4 } as const;
  for (const later of ['local', 'remote'] as const) {
    expect(moved(pieces, g(90), g(80), { later })).toEqual({ left: 80, told: [] });
  }
});
