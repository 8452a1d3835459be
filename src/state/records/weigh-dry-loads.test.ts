import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { actOn as act } from '#tests/support/devices/act.ts';
import {
  DRYING_FARM as FARM,
  MIXED_LOAD as LOAD,
  PEA_LINE as PEA,
  BROCCOLI_LINE as BROCCOLI,
  START_LOAD as START,
  acceptLoads as accept,
  weighLine as weigh,
} from '#tests/support/farms/drying-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import type { FarmAction } from './farm-action.ts';

const { id: ID } = LOAD;
const loadOf = ({ dryLoads }: FarmDocument) => dryLoads?.find(({ id }) => id === ID);
const itemOf = ({ alchemy }: FarmDocument, id: string) =>
  alchemy.items.find((item) => item.id === id);
const traysOf = ({ tasks }: FarmDocument, type: 'PLANT' | 'HARVEST') =>
  tasks.filter((task) => task.type === type).map(({ varietyName, trays }) => [varietyName, trays]);

test('7 trays at $2.90 and a cycle of $6 give 240 g: 1,360 g at $0.1103', () => {
  const lines = [{ ...PEA, trays: 7 }];
  const farm = act(FARM, '2025-03-24', accept({ ...LOAD, lines }), START, weigh('pea-powder', 240));
  expect(loadOf(farm)?.status).toBe('DONE');
  expect(itemOf(farm, 'pea-powder')).toMatchObject({ stockQty: 1360, unitCost: 0.1103 });
});

test('2 of 7 shelves bear their part of the cycle: 405 g at $0.1607', () => {
  const farm = act(FARM, '2025-03-24', accept(LOAD), START, weigh('broccoli-powder', 40, 20));
  expect(loadOf(farm)).toMatchObject({ status: 'RUNNING', lines: [{}, { wetOz: 20, dryG: 40 }] });
  expect(itemOf(farm, 'broccoli-powder')).toMatchObject({ stockQty: 405, unitCost: 0.1607 });
  expect(loadOf(act(farm, '2025-03-25', weigh('pea-powder', 200)))?.status).toBe('DONE');
});

test('both lines that are told at once are in stock, each at what it has cost', () => {
  const lines = [
    { itemId: 'pea-powder', dryG: 200 },
    { itemId: 'broccoli-powder', wetOz: 20, dryG: 40 },
  ];
  const weighAll: FarmAction = { type: 'WEIGH_DRY_LOAD', payload: { id: ID, lines } };
  const farm = act(FARM, '2025-03-24', accept(LOAD), START, weighAll);
  expect(loadOf(farm)).toMatchObject({ status: 'DONE', lines: [{ dryG: 200 }, { wetOz: 20 }] });
  // Pea: 5 × $2.90 + 5/7 of $6 = $18.7857; (1,120 × $0.1104 + $18.7857) ÷ 1,320.
  expect(itemOf(farm, 'pea-powder')).toMatchObject({ stockQty: 1320, unitCost: 0.1079 });
  expect(itemOf(farm, 'broccoli-powder')).toMatchObject({ stockQty: 405, unitCost: 0.1607 });
});

test('a weight that is corrected moves the stock by the difference and leaves the cost', () => {
  const farm = act(FARM, '2025-03-24', accept(LOAD), START, weigh('broccoli-powder', 40));
  const corrected = act(farm, '2025-03-25', weigh('broccoli-powder', 46.5));
  expect(itemOf(corrected, 'broccoli-powder')).toMatchObject({ stockQty: 411.5, unitCost: 0.1607 });
  const taken = act(corrected, '2025-03-25', weigh('broccoli-powder', null));
  expect(itemOf(taken, 'broccoli-powder')).toMatchObject({ stockQty: 365, unitCost: 0.1607 });
});

test('one drying has one cost, however often its weight is taken back and weighed again', () => {
  const first = act(FARM, '2025-03-24', accept(LOAD), START, weigh('broccoli-powder', 40));
  const [taken, again] = [weigh('broccoli-powder', null), weigh('broccoli-powder', 46.5)];
  const farm = act(first, '2025-03-25', taken, again, taken, again);
  expect(itemOf(farm, 'broccoli-powder')).toMatchObject({ stockQty: 411.5, unitCost: 0.1607 });
  // Also after the farm was read from a file in between.
  const read = act(normalizeFarm(act(first, '2025-03-25', taken)), '2025-03-25', again);
  expect(itemOf(read, 'broccoli-powder')).toMatchObject({ stockQty: 411.5, unitCost: 0.1607 });
  // The next load costs as ever: (411.5 × 0.1607 + 2 × 2.60 + 2/7 × 6) ÷ 451.5
  const other = { ...LOAD, startISO: '2025-03-26' };
  const [next = LOAD] = act(FARM, '2025-03-10', accept(other)).dryLoads ?? [];
  const dried = act(farm, '2025-03-26', accept(other), {
    type: 'WEIGH_DRY_LINE',
    payload: { loadId: next.id, itemId: 'broccoli-powder', dryG: 40 },
  });
  expect(itemOf(dried, 'broccoli-powder')?.unitCost).toBe(0.1618);
});

test('100 g come into an item that is counted in ounces as 3.527396', () => {
  const items = [anItem({ id: 'pea-powder', unit: 'oz', stockQty: 1, unitCost: 3 })];
  const inOunces = { ...FARM, alchemy: { ...FARM.alchemy, items } };
  const farm = act(inOunces, '2025-03-24', accept(LOAD), START, weigh('pea-powder', 100));
  // Trays of this farm cost nothing and the item is not calculated: the cost stays.
  expect(itemOf(farm, 'pea-powder')).toMatchObject({ stockQty: 4.527396, unitCost: 3 });
});

test('fresh items of a day go from planned to done once all are weighed, and take no cycle', () => {
  const fresh = aDryLoad({
    id: 'dry_fresh_2025-03-24',
    dryerId: '',
    startISO: '2025-03-24',
    cycleDays: 0,
    lines: [PEA, BROCCOLI],
  });
  const of = (itemId: string, dryG: number): FarmAction => ({
    type: 'WEIGH_DRY_LINE',
    payload: { loadId: fresh.id, itemId, dryG },
  });
  const planned = act(FARM, '2025-03-10', accept(fresh));
  expect(planned.dryLoads?.[0]?.id).toBe('dry_fresh_2025-03-24');
  expect(traysOf(planned, 'PLANT')).toHaveLength(2);
  const one = act(planned, '2025-03-24', of('broccoli-powder', 400));
  expect(one.dryLoads?.[0]?.status).toBe('PLANNED');
  // (365 × 0.1594 + 2 × 2.60) ÷ 765
  expect(itemOf(one, 'broccoli-powder')).toMatchObject({ stockQty: 765, unitCost: 0.0829 });
  expect(act(one, '2025-03-24', of('pea-powder', 900)).dryLoads?.[0]?.status).toBe('DONE');
});
