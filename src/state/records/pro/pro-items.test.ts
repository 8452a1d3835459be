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
