import { expect, test } from 'vitest';
import { MOMENT } from '#tests/support/devices/act.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import type { JsonRecord } from '#state/read/coerce.ts';
import { readPayload } from './action-payloads.ts';
import { seedIntake } from './seed-payloads.ts';

const seedCost = (payload: JsonRecord) =>
  readPayload('SET_SEED_COST', payload, freshFarm(), MOMENT);

const INTAKE = { varietyId: 'pea', pounds: '2.5', atISO: '2025-03-10T12:00:00Z' };

test('seed that came in is read from a file, with an id only if it has one', () => {
  expect(seedIntake(INTAKE)).toEqual({
    varietyId: 'pea',
    pounds: 2.5,
    note: '',
    atISO: '2025-03-10T12:00:00.000Z',
  });
  expect(seedIntake({ ...INTAKE, id: 'seed_1', pounds: -1 })).toMatchObject({
    id: 'seed_1',
    pounds: -1,
  });
});

test('a booking of nothing, and a bag without size or price, are refused', () => {
  expect(() => seedIntake({ ...INTAKE, pounds: 0 })).toThrow(
    "needs a number 'pounds' other than 0.",
  );
  expect(() => seedIntake({ ...INTAKE, varietyId: '' })).toThrow("'varietyId'");
  expect(seedCost({ varietyId: 'pea', bagLb: 25, bagCost: 75 })).toEqual({
    varietyId: 'pea',
    bagLb: 25,
    bagCost: 75,
  });
  expect(() => seedCost({ varietyId: 'pea', bagLb: 0, bagCost: 75 })).toThrow("above 0 in 'bagLb'");
  expect(() => seedCost({ varietyId: 'pea', bagLb: 25 })).toThrow("above 0 in 'bagCost'");
});

test('a missing link clears the link', () => {
  expect(readPayload('SET_SEED_REORDER_LINK', { varietyId: 'pea' }, freshFarm(), MOMENT)).toEqual({
    varietyId: 'pea',
    url: '',
  });
});
