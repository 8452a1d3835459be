import { expect, test } from 'vitest';
import { onHandSeed } from './on-hand-seed.ts';

const moved = (varietyId: string, pounds: number) => ({
  id: 'sd_1',
  atISO: '2026-11-20T08:00:00.000Z',
  varietyId,
  pounds,
  note: '',
});

test('seed on hand is all that came in less all that went out', () => {
  const onHand = onHandSeed([moved('pea', 10), moved('pea', -2.5), moved('kale', 1)]);
  expect([...onHand]).toEqual([
    ['pea', 7.5],
    ['kale', 1],
  ]);
});
