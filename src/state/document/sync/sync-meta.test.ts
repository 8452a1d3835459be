import { expect, test } from 'vitest';
import { freshFarm } from '../fresh-farm.ts';
import { type Wipe, laterWipe, unseenWipe, wipeBefore, withWipe } from './sync-meta.ts';

const THURSDAY = '2026-11-19T10:00:00.000Z';
const FRIDAY = '2026-11-20T10:00:00.000Z';

function after(at: string, by?: string) {
  return withWipe(freshFarm(), { at, ...(by !== undefined && { by }) });
}

test('a wipe without an author does not keep the name of the one before', () => {
  expect(wipeBefore(withWipe(after(THURSDAY, 'Ana'), { at: FRIDAY }))).toEqual({ at: FRIDAY });
});

test.each<[Wipe, Wipe, Wipe]>([
  [{ at: THURSDAY, by: 'Ana' }, { at: FRIDAY }, { at: FRIDAY }],
  [{ at: FRIDAY, by: 'Ana' }, { at: FRIDAY }, { at: FRIDAY, by: 'Ana' }],
  [
    { at: FRIDAY, by: 'Ana' },
    { at: FRIDAY, by: 'Joe' },
    { at: FRIDAY, by: 'Joe' },
  ],
])('of %j and %j the same one counts on both devices', (one, other, later) => {
  const [here, there] = [after(one.at, one.by), after(other.at, other.by)];
  expect([laterWipe(here, there), laterWipe(there, here)]).toEqual([later, later]);
});

test('a farm is told of a wipe once, whoever it is said to be of', () => {
  expect(unseenWipe(freshFarm(), after(FRIDAY, 'Ana'))).toEqual({ at: FRIDAY, by: 'Ana' });
  expect(unseenWipe(after(THURSDAY), after(FRIDAY, 'Ana'))).toEqual({ at: FRIDAY, by: 'Ana' });
  expect(unseenWipe(after(FRIDAY), after(FRIDAY, 'Ana'))).toBe(null);
  expect(unseenWipe(after(FRIDAY), after(THURSDAY, 'Ana'))).toBe(null);
});
