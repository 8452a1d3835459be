import { expect, test } from 'vitest';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { act, MOMENT } from '#tests/support/devices/act.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';

function stocked(...items: readonly ProItem[]) {
  return aFarm({ alchemy: { ...aFarm().alchemy, items } });
}

test('an item without an id gets one of its name and the time, a second one counts up', () => {
  const add = { type: 'ADD_PRO_ITEM', payload: anItem({ id: '', name: ' Pea powder ' }) } as const;
  const { items } = act(stocked(), add, add).alchemy;
  const id = `itm_pea-powder_${MOMENT.now.toString(36)}`;
  expect(items.map((item) => item.id)).toEqual([id, `${id}-2`]);
  expect(items[0]?.name).toBe('Pea powder');
});

test('a cleared field is no longer set, and what this version does not know stays', () => {
  const { reorderPoint: _, ...unset } = { ...anItem({ supplier: 'Coast' }), color: 'green' };
  const farm = act(stocked({ ...unset, reorderPoint: 10 }), {
    type: 'UPDATE_PRO_ITEM',
    payload: { id: unset.id, patch: { reorderPoint: undefined, stockQty: 70 } },
  });
  expect(farm.alchemy.items).toEqual([{ ...unset, stockQty: 70 }]);
});

test('an item goes, also one that recipes name', () => {
  const farm = act(stocked(anItem({ id: 'itm_a' }), anItem({ id: 'itm_b' })), {
    type: 'DELETE_PRO_ITEM',
    payload: { id: 'itm_a' },
  });
  expect(farm.alchemy.items.map(({ id }) => id)).toEqual(['itm_b']);
});
