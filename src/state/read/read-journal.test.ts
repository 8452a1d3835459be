import { expect, test } from 'vitest';
import { normalizeFarm } from './normalize-farm.ts';

const entry = (id: string, text: string) => ({ id, text, atISO: '2026-03-01T00:00:00.000Z' });
const written = (id: string, text: string) => ({ ...entry(id, text), pinned: false });

test('N10: a journal kept as a list moves to its varieties, entries of unknown ones stay', () => {
  const stray = { ...entry('c', 'lost'), varietyId: 'leek' };
  const farm = normalizeFarm({
    varieties: [{ id: 'pea', journal: [entry('a', 'first')] }],
    journal: [{ ...entry('b', 'second'), varietyId: 'pea' }, stray],
  });
  expect(farm.varieties[0]?.journal).toEqual([written('a', 'first'), written('b', 'second')]);
  expect(farm).toHaveProperty('journal', [stray]);
});

test('N10: a journal kept as a map moves to its varieties and is gone when nothing is left', () => {
  const farm = normalizeFarm({
    varieties: [{ id: 'pea' }],
    journal: { pea: [entry('a', 'first')] },
  });
  expect(farm.varieties[0]?.journal).toEqual([written('a', 'first')]);
  expect(farm).not.toHaveProperty('journal');
});

test('an entry that the variety has already is not written twice', () => {
  const farm = normalizeFarm({
    varieties: [{ id: 'pea', journal: [entry('a', 'first')] }],
    journal: { pea: [entry('a', 'first')] },
  });
  expect(farm.varieties[0]?.journal).toEqual([written('a', 'first')]);
});
