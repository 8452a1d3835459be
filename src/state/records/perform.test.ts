import { expect, test } from 'vitest';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import {
  aFarm,
  aGeneralTask,
  anOrder,
  aTask,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { MOMENT } from '#tests/support/devices/act.ts';
import { ONE_OF_EACH } from '#tests/support/devices/one-of-each.ts';
import { aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { FarmAction } from './farm-action.ts';
import { applyPatches, invertPatches } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hasReopenedWork, perform } from './perform.ts';
import { revertChange } from './revert-change.ts';

const FRIDAY: ActionContext = { today: '2026-11-20', now: 1000 };
const WASH = {
  type: 'UPSERT_COMMON_TASK',
  payload: { name: 'Wash racks' },
  moment: FRIDAY,
} as const;
const EACH = Object.entries(ONE_OF_EACH).map(
  ([type, payload]) =>
    [type, { ...({ type, payload } as unknown as FarmAction), moment: MOMENT }] as const,
);
const ORDER = anOrder({ id: 'o', date: '2026-12-04', items: [packages('prod_pea', 4, 4)] });

test('an order plans its tasks in the same step', () => {
  const { document } = perform(peaFarm(), { type: 'ADD_ORDER', payload: ORDER, moment: FRIDAY });
  expect(document.tasks.map(({ type, dateISO }) => [type, dateISO])).toEqual([
    ['PLANT', '2026-11-24'],
    ['HARVEST', '2026-12-04'],
  ]);
});

test('work of a variety that is gone stays while some of it is done, and goes when that is opened again', () => {
  const planned = perform(peaFarm(), { type: 'ADD_ORDER', payload: ORDER, moment: FRIDAY });
  const [plant] = planned.document.tasks;
  const tick = (farm: FarmDocument, done: boolean) =>
    perform(farm, { type: 'TOGGLE_TASK_DONE', payload: { id: plant!.id, done }, moment: FRIDAY })
      .document;
  const planted = tick(planned.document, true);
  expect(tick(planted, false).tasks).toEqual(planned.document.tasks);

  const gone = perform(planted, {
    type: 'DELETE_VARIETY',
    payload: { id: plant!.varietyId! },
    moment: FRIDAY,
  }).document;
  expect(gone.tasks.map(({ type, done }) => [type, done])).toEqual([
    ['PLANT', true],
    ['HARVEST', false],
  ]);
  const opened = tick(gone, false);
  expect(opened.tasks).toEqual([]);
  const again = { type: 'REGENERATE_TASKS', moment: FRIDAY } as const;
  expect(perform(opened, again).patches).toEqual([]);
});

test('a write is stamped with its time, and later than every stamp seen', () => {
  expect(perform(peaFarm(), WASH).document.meta.lastWriteAt).toBe(1000);
  expect(perform(peaFarm({ lastWriteAt: 5000 }), WASH).document.meta.lastWriteAt).toBe(5001);
  expect(perform(peaFarm({ catalogUpdatedAt: 7000 }), WASH).document.meta.lastWriteAt).toBe(7001);
});

test.each(EACH)('%s is one step to do and to undo', (_, action) => {
  const farm = aBusyFarm();
  const { document, patches } = perform(farm, action);
  expect(applyPatches(farm, patches)).toEqual(document);
  expect(applyPatches(document, invertPatches(patches))).toEqual(farm);
});

// Loaded data brings its own stamps, see below.
test.each(EACH.filter(([type]) => type !== 'LOAD_DATA_SLICES'))(
  '%s stamps the catalog with its write if it changes it, and else leaves its stamp',
  (_, action) => {
    const farm = aBusyFarm();
    const { catalog, meta } = perform(farm, action).document;
    const isOther = catalog !== farm.catalog;
    expect(meta.catalogUpdatedAt).toBe(isOther ? meta.lastWriteAt : farm.meta.catalogUpdatedAt);
  },
);

test('a change of the catalog carries the clock of its write, also when it is taken back', () => {
  const add: FarmAction = { type: 'ADD_PACKAGING', payload: aPackaging() };
  const farm = peaFarm({ lastWriteAt: 5000, catalogUpdatedAt: 10 });
  const { document, patches } = perform(farm, { ...add, moment: FRIDAY });
  expect(document.meta).toMatchObject({ lastWriteAt: 5001, catalogUpdatedAt: 5001 });

  const entry = { id: 'change_1', label: '', day: FRIDAY.today, patches };
  const reverted = revertChange(document, entry, FRIDAY).document;
  expect(reverted.catalog).toEqual(farm.catalog);
  expect(reverted.meta).toMatchObject({ lastWriteAt: 5002, catalogUpdatedAt: 5002 });
});

test('planning the tasks again is no write', () => {
  const farm = { ...peaFarm({ lastWriteAt: 10 }), orders: [ORDER] };
  const { document } = perform(farm, { type: 'REGENERATE_TASKS', moment: FRIDAY });
  expect(document.tasks.length).toBe(2);
  expect(document.meta.lastWriteAt).toBe(10);
});

test('the note of who is signed in is no write of the farm', () => {
  const note = { connected: true, sub: '10001', email: null };
  const signedIn = perform(peaFarm({ lastWriteAt: 7 }), {
    type: 'UPDATE_SETTINGS',
    payload: { google: note },
    moment: FRIDAY,
  }).document;
  expect(signedIn.settings.google).toMatchObject(note);
  expect(signedIn.meta.lastWriteAt).toBe(7);
  const chosen = perform(signedIn, {
    type: 'UPDATE_SETTINGS',
    payload: { google: { ...note, calendarId: 'farm@group.calendar.google.com' } },
    moment: FRIDAY,
  }).document;
  expect(chosen.meta.lastWriteAt).toBeGreaterThan(7);
});

test('tasks that cannot be planned stay as they were, and the action still counts', () => {
  const problems: string[] = [];
  const logger = { error: (message: string) => void problems.push(message) };
  const farm = unplannableFarm();
  const { document } = perform(farm, { type: 'ADD_ORDER', payload: ORDER, moment: FRIDAY }, logger);
  expect(document.orders.length).toBe(1);
  expect(document.tasks).toBe(farm.tasks);
  expect(problems).toEqual(['Could not rebuild tasks']);
});

/** No reader of this app lets such a variety through. */
function unplannableFarm(): FarmDocument {
  const broken = { ...aVariety({ id: 'pea' }), steps: null } as unknown as Variety;
  return { ...peaFarm(), varieties: [broken] };
}

function peaFarm(meta: Partial<FarmDocument['meta']> = {}): FarmDocument {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })] });
  return { ...farm, meta: { ...farm.meta, ...meta } };
}

test('reopened work is found; marking done, moving, adding and removing reopen none', () => {
  const plant = aTask({ type: 'PLANT' });
  const harvest = aTask({ type: 'HARVEST', dateISO: '2025-04-01' });
  const done = { ...plant, done: true };
  expect(hasReopenedWork([done, harvest], [plant, harvest])).toBe(true);
  expect(hasReopenedWork([plant, harvest], [done, harvest])).toBe(false);
  expect(hasReopenedWork([done, harvest], [done, { ...harvest, dateISO: '2025-04-02' }])).toBe(
    false,
  );
  expect(hasReopenedWork([done], [done, harvest])).toBe(false);
  expect(hasReopenedWork([done, harvest], [harvest])).toBe(false);
});

test('work outside of any cycle keeps none, done or open', () => {
  const sweep = aGeneralTask();
  expect(hasReopenedWork([{ ...sweep, done: true }], [sweep])).toBe(false);
});
