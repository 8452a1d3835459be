import { expect, test } from 'vitest';
import { newShelf, type Rack } from '#domain/capacity/capacity.ts';
import { newRack } from '#domain/capacity/new-rack.ts';
import {
  draftOfRack,
  racksOfDrafts,
  withNewShelf,
  withRack,
  rackNameProblem,
} from './rack-draft.ts';

const empty = newRack('grow', [], []);
const shelf = newShelf(empty);
const first: Rack = { ...empty, shelves: [shelf] };

/** The first rack with other values typed over its one shelf. */
function typed(over: { capacity?: null; blocked?: string }) {
  const draft = draftOfRack(first);
  return { ...draft, shelves: draft.shelves.map((each) => ({ ...each, ...over })) };
}

const second = newRack('grow', [first], ['grow-1']);
const third = newRack('grow', [first, second], ['grow-1', 'grow-2']);

test('a rack comes back from its draft as it was', () => {
  const blocking = {
    ...shelf,
    constraints: { allowedVarieties: ['kale'], blockedVarieties: ['Pea', 'Basil'] },
  };
  const rack = { ...first, shelves: [shelf, blocking] };
  expect(racksOfDrafts([draftOfRack(rack)])).toEqual([rack]);
});

test('an emptied capacity is 0, an emptied name the next free one', () => {
  const draft = { ...typed({ capacity: null }), label: '  ' };
  const [rack] = racksOfDrafts([draft, draftOfRack(second)]);
  expect(rack?.shelves[0]?.capacity).toBe(0);
  expect(rack?.label).toBe('Grow Rack A');
});

test('saving one rack leaves the others as they are saved', () => {
  const renamed = { ...second, label: 'South wall' };
  expect(withRack([first, second, third], renamed, [])).toEqual([first, renamed, third]);
});

test('a new rack that is saved by itself takes its place among the saved ones', () => {
  const order = [first, second, third];
  expect(withRack([first, third], second, order)).toEqual([first, second, third]);
  expect(withRack([first, second], third, order)).toEqual([first, second, third]);
});

test('a new shelf of a draft has four slots and the next number', () => {
  const grown = withNewShelf(draftOfRack(first), 'k2');
  expect(grown.shelves[1]).toMatchObject({ id: 's2~k2', capacity: 4, blocked: '' });
  expect(racksOfDrafts([grown])[0]?.shelves[1]).toMatchObject({ id: 's2', capacity: 4 });
});

test('a rack is not saved without a name', () => {
  expect(rackNameProblem({ label: '  ' })).toBe('Rack name required');
  expect(rackNameProblem({ label: 'Rack A' })).toBeNull();
});

test('of racks with one number the saved one keeps it, and the new ones get the next', () => {
  const drafts = ['grow-1~k2', 'grow-1', 'grow-1~m5', 'grow-7~k2'].map((id) =>
    draftOfRack({ ...first, id }),
  );
  expect(racksOfDrafts(drafts).map(({ id }) => id)).toEqual([
    'grow-2',
    'grow-1',
    'grow-3',
    'grow-7',
  ]);
});
