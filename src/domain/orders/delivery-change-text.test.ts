import { expect, test } from 'vitest';
import { deliveryChangeText } from './delivery-change-text.ts';

const MADE = { id: 'dch_1', atISO: '2026-11-22T14:00:00.000Z', note: '' };
const PART = { ...MADE, orderId: 'ord_1', dateISO: '2026-11-27', varietyId: 'sunflower', oz: 10 };
const NAMES: Readonly<Record<string, string>> = { sunflower: 'Sunflower', radish: 'Radish' };
const nameOf = (id: string) => NAMES[id] ?? id;

test('what was agreed about a delivery is said in a few words', () => {
  const take = { ...PART, kind: 'TAKE', harvestISO: '2026-11-28' } as const;
  const less = { ...PART, kind: 'LESS', oz: 2.04 } as const;
  const swap = { ...PART, kind: 'SWAP', oz: 4, toVarietyId: 'radish' } as const;
  const move = { ...PART, kind: 'MOVE', toISO: '2026-12-02' } as const;
  expect([take, less, swap, move].map((change) => deliveryChangeText(change, nameOf))).toEqual([
    '10 oz Sunflower from the cut of Sat 11/28',
    '2 oz less',
    '4 oz Radish instead of Sunflower',
    'Moved to Wed 12/2',
  ]);
  const back = { ...move, toISO: '2026-11-03' };
  expect(deliveryChangeText(back, nameOf)).toEqual('Moved to Tue 11/3, a day that was over');
  // In the evening of the 21st it is the 22nd already where the clock of the world stands.
  expect(deliveryChangeText({ ...move, toISO: '2026-11-21' }, nameOf)).toEqual(
    'Moved to Sat 11/21',
  );
});
