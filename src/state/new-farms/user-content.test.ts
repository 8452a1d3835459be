import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { MOMENT } from '#tests/support/devices/act.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { actionFor, randomChoice } from '#tests/support/random/random-actions.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { userContent } from './user-content.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { perform } from '../records/perform.ts';
import { withVersion } from '../document/sync/sync-meta.ts';

const DEMO = done(freshFarm(), { type: 'LOAD_DEMO_DATA' });

test('a new farm has no user content, even after everything entered was deleted', () => {
  const farm = done(freshFarm(), { type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  expect(userContent(freshFarm())).toBe('nothing');
  expect(userContent(farm)).toBe('work');
  expect(userContent(done(farm, { type: 'DELETE_VARIETY', payload: { id: 'pea' } }))).toBe(
    'nothing',
  );
});

test('deletes that other devices know of are work', () => {
  const known = withVersion(DEMO, { vv: { phone: 1 }, marks: { phone: 'a' } });
  const emptied = done(known, { type: 'RESET_DATA', payload: { name: 'recurring' } });
  expect(userContent(known)).toBe('demo');
  expect(userContent(emptied)).toBe('work');
});

test('the demo stays the demo, whatever day it is and however the farm was stored', () => {
  const days = Array.from({ length: 40 }, (_, day) => addDays(MOMENT.today, day));
  const later = days.reduce<FarmDocument>(
    (farm, today) => doneAt({ ...MOMENT, today }, farm, { type: 'REGENERATE_TASKS' }),
    DEMO,
  );
  expect(later.tasks.length).toBeGreaterThan(0);
  expect(userContent(later)).toBe('demo');
  expect(userContent(normalizeFarm(JSON.parse(JSON.stringify(later))))).toBe('demo');
});

test('the demo is recognised on either side of midnight', () => {
  for (const today of ['2025-03-09', '2025-03-11']) {
    const farm = doneAt({ ...MOMENT, today }, freshFarm(), { type: 'LOAD_DEMO_DATA' });
    expect(userContent(farm)).toBe('demo');
  }
});

test('the demo loaded once more is the demo, seen from that day', () => {
  const later = { ...MOMENT, today: addDays(MOMENT.today, 9), now: MOMENT.now + 9 * 86_400_000 };
  const again = doneAt(later, DEMO, { type: 'LOAD_DEMO_DATA' });
  expect(userContent(again)).toBe('demo');
  const anew = doneAt(later, freshFarm(), { type: 'LOAD_DEMO_DATA' });
  expect(again.recurring).toEqual(anew.recurring);
});

test('the demo loaded into a farm with work of its own is work', () => {
  const farm = done(freshFarm(), { type: 'ADD_MATERIAL', payload: aMaterial({ id: 'mat_lid' }) });
  expect(userContent(done(farm, { type: 'LOAD_DEMO_DATA' }))).toBe('work');
});

test('whatever a grower does with the demo is work', () => {
  checkLaw([randomChoice()], { numRuns: 60 }, (choice) => {
    const action = actionFor(choice, DEMO);
    const moment = { ...MOMENT, now: MOMENT.now + 60_000 };
    const after = tried(() => doneAt(moment, DEMO, action)) ?? DEMO;
    const isChanged = after !== DEMO && action.type !== 'LOAD_DEMO_DATA';
    expect(userContent(after)).toBe(isChanged ? 'work' : 'demo');
  });
});

function done(farm: FarmDocument, action: FarmAction): FarmDocument {
  return doneAt(MOMENT, farm, action);
}

function doneAt(moment: ActionContext, farm: FarmDocument, action: FarmAction): FarmDocument {
  return perform(farm, { ...action, moment }).document;
}

/** Null for what does not fit the farm. */
function tried(act: () => FarmDocument): FarmDocument | null {
  try {
    return act();
  } catch {
    return null;
  }
}
