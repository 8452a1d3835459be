import { expect, test } from 'vitest';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { type MergeMore, aMergeContext } from '#tests/support/merge/merge-context.ts';
import { mergeProStock } from './merge-pro-stock.ts';

type Side = Partial<ProItem>;

const farm = (item: Side) => aFarm({ alchemy: { items: [anItem(item)] } });

/** What is left of an item after it moved here and there; it is merged as it is there. */
function moved(before: Side, here: Side, there: Side, more: MergeMore = {}) {
  const { context, notices } = aMergeContext(more);
  const farms = { base: farm(before), local: farm(here), remote: farm(there) };
  const { alchemy } = mergeProStock(farms, farms.remote, context);
  return { left: alchemy.items[0]?.stockQty, told: notices() };
}
const g = (stockQty: number) => ({ stockQty });

test('stock is added up in the unit that the item has now, or stays where that cannot be', () => {
  const kilos = { unit: 'kg', stockQty: 0.2 } as const;
  expect(moved(g(100), g(90), kilos)).toEqual({ left: 0.19, told: [] });
  const pieces = { unit: 'unit', stockQty: 4 } as const;
  expect(moved(g(100), g(90), pieces)).toEqual({ left: 4, told: [] });
});

test('what was counted in pieces before and is weighed now cannot be added up: the merged stock stays', () => {
  const pieces = { unit: 'unit', stockQty: 4 } as const;
  for (const later of ['local', 'remote'] as const) {
    expect(moved(pieces, g(90), g(80), { later })).toEqual({ left: 80, told: [] });
  }
});
