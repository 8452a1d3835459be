import { expect, test } from 'vitest';
import {
  defaultVarietyId,
  demandOfDraft,
  demandProblem,
  newDemandDraft,
  withUnusedIds,
} from './new-demand.ts';

const WINDOW = { from: '2025-06-02', days: 14 };
const pea = { id: 'pea', name: 'Speckled Pea' };
const sun = { id: 'sun', name: 'Sunflower' };
const draft = newDemandDraft([pea, sun]);

test('the form opens with seven trays of freeze-dried sunflower for the end of the window', () => {
  expect(demandOfDraft(draft, WINDOW, [])).toEqual({
    id: 'dem_1',
    label: 'FD Sunflower',
    varietyId: 'sun',
    traysNeeded: 7,
    targetDate: '2025-06-15',
    priority: 'normal',
    requiresFreezeDry: true,
    ozPerTray: 16,
  });
});

test('the default variety is sun, else one that begins so, else the first one', () => {
  expect(defaultVarietyId([{ id: 'sunny', name: 'Sunny' }, pea, sun])).toBe('sun');
  expect(defaultVarietyId([pea, { id: 'v2', name: 'SUNFLOWER' }])).toBe('v2');
  expect(defaultVarietyId([pea])).toBe('pea');
  expect(defaultVarietyId([])).toBe('');
});

test('a demand needs a label, a variety and at least one tray; ounces may be 0', () => {
  expect(demandProblem({ ...draft, label: ' ' })).toBe('Enter a label');
  expect(demandProblem({ ...draft, varietyId: '' })).toBe('Choose a variety');
  expect(demandProblem({ ...draft, traysNeeded: 0 })).toBe('Enter at least one tray');
  expect(demandProblem({ ...draft, traysNeeded: null })).toBe('Enter at least one tray');
  expect(demandProblem({ ...draft, ozPerTray: null })).toBeNull();
  const none = demandOfDraft({ ...draft, traysNeeded: null, ozPerTray: null }, WINDOW, []);
  expect(none).toMatchObject({ traysNeeded: 0, ozPerTray: 0 });
});

test('an id counts on from all demands, and gaps are not filled', () => {
  expect(demandOfDraft(draft, WINDOW, ['dem_1', 'dem_4', 'dem_x9k']).id).toBe('dem_5');
});

test('a chosen day stays when the window moves', () => {
  const chosen = { ...draft, targetDate: '2025-06-09' };
  expect(demandOfDraft(chosen, { from: '2025-07-01', days: 3 }, []).targetDate).toBe('2025-06-09');
});

test('an unsaved demand whose id was taken gets the next one', () => {
  const stored = [demandOfDraft(draft, WINDOW, [])];
  const tried = [demandOfDraft(draft, WINDOW, []), demandOfDraft(draft, WINDOW, ['dem_6'])];
  expect(withUnusedIds(tried, stored).map(({ id }) => id)).toEqual(['dem_2', 'dem_7']);
});
