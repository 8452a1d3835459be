import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { selectFirstRunStep } from './first-run.ts';

test('a new farm is led from crops over trays to its first order', () => {
  const grown = act(freshFarm(), { type: 'ADD_VARIETY', payload: aVariety() });
  const equipped = act(grown, {
    type: 'CAPACITY_UPDATE',
    payload: { trayInventory: { withHoles: 20, withoutHoles: 40 }, racks: [] },
  });
  const ordered = act(equipped, { type: 'ADD_ORDER', payload: anOrder() });
  expect([freshFarm(), grown, equipped, ordered].map(selectFirstRunStep)).toEqual([
    'crops',
    'trays',
    'order',
    null,
  ]);
});

test('a farm that has work by hand is not led', () => {
  const farm = act(freshFarm(), {
    type: 'ADD_MANUAL_TASK',
    payload: { id: 'tsk_1', title: 'Sweep', dateISO: '2025-03-10' },
  });
  expect(selectFirstRunStep(farm)).toBeNull();
});
