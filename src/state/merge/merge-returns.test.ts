import { expect, test } from 'vitest';
import { trayUsage } from '#domain/planning/tray-usage.ts';
import { act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aSingleProduct,
  aTask,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmAction } from '../actions/farm-action.ts';

const VARIETIES = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];
const FARM = aFarm({ varieties: VARIETIES, products: VARIETIES.map(aSingleProduct) });
const WITHOUT_PEA = act(FARM, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });

test('with one of two deleted varieties, only its own lines come back', () => {
  const lines = [packages('kale', 1, 4), packages('pea', 2, 4)];
  const farm = { ...FARM, orders: [anOrder({ id: 'a', items: lines })] };
  const phone = act(
    farm,
    { type: 'DELETE_VARIETY', payload: { id: 'pea' } },
    { type: 'DELETE_VARIETY', payload: { id: 'kale' } },
  );
  const patch = { seedGPerTray: 22 };
  const office = act(farm, { type: 'UPDATE_VARIETY', payload: { id: 'pea', patch } });
  const { merged } = mergeTwo(farm, phone, office);
  expect(merged.varieties.map(({ id }) => id)).toEqual(['pea']);
  expect(merged.orders[0]?.items).toEqual([lines[1]]);
});

test('lines that come back stand where they stood, before lines that are new', () => {
  const [pea, kale, dill] = [packages('pea', 2, 4), packages('kale', 1, 4), packages('dill', 5, 4)];
  const varieties = [...VARIETIES, aVariety({ id: 'dill' })];
  const farm = { ...FARM, varieties, orders: [anOrder({ id: 'a', items: [pea, kale] })] };
  const phone = act(
    farm,
    { type: 'DELETE_VARIETY', payload: { id: 'pea' } },
    { type: 'UPDATE_ORDER', payload: anOrder({ id: 'a', items: [kale, dill] }) },
  );
  const patch = { seedGPerTray: 22 };
  const office = act(farm, { type: 'UPDATE_VARIETY', payload: { id: 'pea', patch } });
  expect(mergeTwo(farm, phone, office).merged.orders[0]?.items).toEqual([pea, kale, dill]);
});

test('of a variety that is sold elsewhere and comes back, its single product is no news', () => {
  const order = anOrder({ id: 'new', items: [packages('prod_pea', 5, 4)] });
  const office = act(FARM, { type: 'ADD_ORDER', payload: order });
  const { notices } = mergeTwo(FARM, WITHOUT_PEA, office);
  expect(notices.map(({ slice, entityId }) => `${slice} ${entityId}`)).toEqual(['varieties pea']);
});

test('trays of a variety that gets a free id here are trays of that id', () => {
  const grown = (name: string) => {
    const basil = { varietyId: 'basil', cycleKey: 'basil|2025-03-14' };
    const tasks = [
      aTask({ ...basil, trays: 3, trayUsage: trayUsage(3, 'WEIGHTED', 4) }),
      aTask({ trays: 2, trayUsage: trayUsage(2, 'WEIGHTED', 4) }),
    ];
    return act(
      { ...FARM, tasks },
      { type: 'ADD_VARIETY', payload: aVariety({ id: 'basil', name }) },
      ...tasks.map(({ id }): FarmAction => ({
        type: 'TOGGLE_TASK_DONE',
        payload: { id, done: true },
      })),
    );
  };
  const office = act(FARM, { type: 'ADD_VARIETY', payload: aVariety({ id: 'basil' }) });
  const { merged } = mergeTwo(FARM, grown('Basil!'), office);
  const places = merged.trayStatus.activePlantings.map(
    ({ varietyId, cycleKey }) => `${varietyId} ${cycleKey}`,
  );
  expect(places.toSorted()).toEqual(['basil-2 basil-2|2025-03-14', 'pea pea|2025-03-14']);
});

test('one new mix under two names is one mix when it was made at one moment', () => {
  const named = (name: string, createdAt: string) => ({
    ...FARM,
    products: [...FARM.products, aMix({ pea: 50, kale: 50 }, { id: 'mix_new', name, createdAt })],
  });
  const mixes = (createdAt: string) =>
    mergeTwo(FARM, named('Spicy', createdAt), named('Hot', createdAt))
      .merged.products.filter(({ id }) => id.startsWith('mix_new'))
      .map(({ name }) => name)
      .toSorted();
  expect(mixes('2025-03-01T08:00:00.000Z')).toEqual(['Spicy']);
  // The moment of what stands in for something lost says nothing.
  expect(mixes('1970-01-01T00:00:00.000Z')).toEqual(['Hot', 'Spicy']);
});
