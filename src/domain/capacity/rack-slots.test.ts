import { expect, test } from 'vitest';
import type { Rack } from './capacity.ts';
import { rackSlots } from './rack-slots.ts';

const rack = (type: Rack['type'], ...capacities: number[]): Rack => ({
  id: type,
  label: '',
  type,
  shelves: capacities.map((capacity, index) => ({
    id: `s${index}`,
    capacity,
    constraints: { allowedVarieties: ['pea'], blockedVarieties: ['kale'] },
  })),
});

test('slots of a kind of rack are those of all its shelves, whatever may stand on them', () => {
  const racks = [rack('grow', 4, 0, 3), rack('germination', 8), rack('grow', 5)];
  expect(rackSlots(racks, 'grow')).toBe(12);
  expect(rackSlots(racks, 'germination')).toBe(8);
  expect(rackSlots([], 'grow')).toBe(0);
});
