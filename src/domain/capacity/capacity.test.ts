import { expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { parseBlockedVarieties } from './blocked-varieties.ts';
import { type Rack, windowDays } from './capacity.ts';
import { cloneRack, newRack, nextRackId } from './new-rack.ts';

const { racks } = freshFarm().capacity;

function labelled(count: number): Rack[] {
  const made: Rack[] = [];
  for (let number = 1; number <= count; number += 1) {
    made.push(
      newRack(
        'grow',
        made,
        made.map(({ id }) => id),
      ),
    );
  }
  return made;
}

test('rack ids count on from the highest of their kind, and gaps stay', () => {
  expect(nextRackId('grow', ['grow-1', 'grow-3', 'germ-7'])).toBe('grow-4');
  expect(nextRackId('germination', ['grow-3'])).toBe('germ-1');
  expect(nextRackId('grow', ['grow-x2', 'grow-', 'grow-1a'])).toBe('grow-1');
});

test('labels run from A to Z, then A2 to Z2, then A3', () => {
  const labels = labelled(53).map(({ label }) => label);
  expect(labels[0]).toBe('Grow Rack A');
  expect(labels[25]).toBe('Grow Rack Z');
  expect(labels[26]).toBe('Grow Rack A2');
  expect(labels[51]).toBe('Grow Rack Z2');
  expect(labels[52]).toBe('Grow Rack A3');
});

test('a cloned rack has the same shelves and its own id and label', () => {
  const [, grow] = racks;
  if (!grow) throw new Error('A fresh farm has a grow rack.');
  expect(cloneRack(grow, racks, ['grow-1', 'grow-2'])).toEqual({
    ...grow,
    id: 'grow-3',
    label: 'Grow Rack B',
  });
});

test('blocked varieties are split at commas, trimmed, and named once whatever their capitals', () => {
  expect(parseBlockedVarieties(' Pea, kale,, PEA ,Basil ')).toEqual(['Pea', 'kale', 'Basil']);
  expect(parseBlockedVarieties('')).toEqual([]);
});

test('the window is 1 to 60 days, and 14 when it was left blank', () => {
  expect(windowDays(null)).toBe(14);
  expect(windowDays(Number.NaN)).toBe(14);
  expect(windowDays(0)).toBe(1);
  expect(windowDays(30)).toBe(30);
  expect(windowDays(61)).toBe(60);
});
