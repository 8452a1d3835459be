import { expect, test } from 'vitest';
import type { PackedLine } from '#domain/deliveries/pack-list.ts';
import {
  asksForBack,
  correctedLine,
  isLess,
  lineProblem,
  newCorrection,
} from './correct-line-form.ts';

const LINE: PackedLine = {
  item: { id: 'li_1', productId: 'pea_4', mode: 'PACKAGE', packageOz: 4, count: 12 },
  isAdded: false,
  ordered: 12,
  packed: 12,
  returned: 0,
  reason: null,
  back: 0,
  sold: 12,
  price: null,
  amount: null,
  name: 'Pea',
  packageOz: 4,
  unit: null,
  parts: [],
  sumKey: 'pea|4',
};

const AS_PACKED = { packed: 12, returned: 0, reason: null, back: 0 };

test('a line starts as it was packed, and needs a packed amount that covers what came back', () => {
  expect(newCorrection(LINE)).toEqual(AS_PACKED);
  const problem = (packed: number | null, returned: number) =>
    lineProblem({ ...AS_PACKED, packed, returned });
  expect(problem(null, 0)).toBe('Enter the amount packed.');
  expect(problem(11, 12)).toBe('You can’t return more than was packed.');
  expect(problem(11, 11)).toBeNull();
});

test('a reason is asked for and kept only when less is paid for than was ordered', () => {
  expect(isLess(LINE, AS_PACKED)).toBe(false);
  expect(isLess(LINE, { ...AS_PACKED, returned: 1 })).toBe(true);
  const less = { packed: 11, returned: 1, reason: 'QUALITY' } as const;
  expect(correctedLine(LINE, { ...less, back: 0 })).toEqual({ itemId: 'li_1', ...less });
  const more = { packed: 13, returned: null, reason: 'SHORT', back: 0 } as const;
  expect(correctedLine(LINE, more)).toEqual({ itemId: 'li_1', packed: 13, returned: 0 });
});

test('a line that was added keeps what it is of', () => {
  const added = { ...LINE, isAdded: true, ordered: 0 };
  const { item: extra } = LINE;
  const told = { itemId: 'li_1', packed: 2, returned: 0, extra };
  expect(correctedLine(added, { ...AS_PACKED, packed: 2 })).toEqual(told);
});

test('of what came back the part that is fit to sell again is asked for and kept, but not of a mix', () => {
  const draft = { ...AS_PACKED, returned: 3, back: 2 };
  expect(asksForBack(LINE, draft)).toBe(true);
  expect(asksForBack(LINE, { ...draft, returned: 0 })).toBe(false);
  expect(correctedLine(LINE, draft)).toEqual({ itemId: 'li_1', packed: 12, returned: 3, back: 2 });
  expect(correctedLine(LINE, { ...draft, back: 9 })).toMatchObject({ back: 3 });
  expect(correctedLine(LINE, { ...draft, back: null })).not.toHaveProperty('back');
  const mix = { ...LINE, parts: [{ name: 'Pea', ounces: 2 }] };
  expect(asksForBack(mix, draft)).toBe(false);
  expect(correctedLine(mix, draft)).not.toHaveProperty('back');
  expect(newCorrection({ ...LINE, back: 2 })).toMatchObject({ back: 2 });
});
