import { expect, test } from 'vitest';
import { seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import type { FarmAction } from '../farm-action.ts';

const AT = '2025-03-10T12:00:00.000Z';
const farm = aFarm({ varieties: [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })] });

function intake(pounds: number, more: { id?: string; note?: string } = {}): FarmAction {
  return {
    type: 'ADD_SEED_INTAKE',
    payload: { varietyId: 'pea', pounds, note: '', atISO: AT, ...more },
  };
}

function link(url: string): FarmAction {
  return { type: 'SET_SEED_REORDER_LINK', payload: { varietyId: 'pea', url } };
}

test('seed that comes in is booked as it was typed, and a count takes out the difference', () => {
  const after = act(farm, intake(3.25, { id: 'seed_a', note: ' Lot 26B ' }), intake(-0.75));
  expect(after.seedsInventory[0]).toEqual({
    id: 'seed_a',
    varietyId: 'pea',
    pounds: 3.25,
    note: 'Lot 26B',
    atISO: AT,
  });
  expect(seedOnHand(after.seedsInventory, 'pea')).toBe(2.5);
});

test('what was paid for an intake is the price of the seed from then on, and its lot stays with it', () => {
  const lot = { code: 'RB-2291', supplier: '', germinationPercent: null, bestBefore: null };
  const payload = { varietyId: 'pea', pounds: 25, note: '', atISO: AT, paid: 78, lot };
  const after = act(farm, { type: 'ADD_SEED_INTAKE', payload });
  expect(after.varieties[0]?.cost).toMatchObject({ bagLb: 25, bagCost: 78 });
  expect(after.seedsInventory[0]).toMatchObject({ pounds: 25, lot });
  expect(after.seedsInventory[0]).not.toHaveProperty('paid');
  const unpaid = act(after, intake(5));
  expect(unpaid.varieties[0]?.cost).toMatchObject({ bagLb: 25, bagCost: 78 });
});

test('a booking of nothing is none', () => {
  expect(act(farm, intake(0), intake(Number.NaN))).toBe(farm);
});

test('the price of a bag is kept on its variety and changes nothing else of it', () => {
  const set: FarmAction = {
    type: 'SET_SEED_COST',
    payload: { varietyId: 'pea', bagLb: 25, bagCost: 75 },
  };
  const after = act(farm, set);
  expect(after.varieties[0]).toEqual({ ...farm.varieties[0], cost: { bagLb: 25, bagCost: 75 } });
  expect(after.varieties[1]).toBe(farm.varieties[1]);
  expect(act(after, set)).toBe(after);
});

test('a reorder link is made safe and carries the time of its change, a blank one clears it', () => {
  const linked = act(farm, link(' <seeds.example.com/pea>. '));
  const { seedInfo } = linked.varieties[0] ?? {};
  expect(seedInfo?.reorderUrl).toBe('https://seeds.example.com/pea');
  expect(seedInfo?.reorderUrlUpdatedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(act(linked, link('https://seeds.example.com/pea'))).toBe(linked);
  expect(act(linked, link('ftp://seeds.example.com'))).toBe(linked);
  expect(act(linked, link(' ')).varieties[0]?.seedInfo.reorderUrl).toBeNull();
});
