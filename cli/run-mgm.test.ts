import { canonicalJson } from '#state/document/canonical-json.ts';
import { compactFarm } from '#state/read/compact-farm.ts';
import { recordsOf } from '#state/document/records-of.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aFarm, anOrder, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { smallFarmState, smallFarmText } from '#tests/support/farms/small-farm.ts';
import { mgmFolder } from '#tests/support/mgm/mgm-folder.ts';
import { expect, test } from 'vitest';

const { file, run } = mgmFolder();

const FRIDAY = '2026-11-20';

/** A farm that sells one order of two 4 oz packages of pea on Saturday, December 5th. */
const farm = normalizeFarm(
  aFarm({
    varieties: [aVariety({ id: 'pea', name: 'Pea' })],
    orders: [
      anOrder({
        id: 'ord_1',
        name: 'Market',
        date: '2026-12-05',
        items: [{ id: 'li_1', mode: 'PACKAGE', varietyId: 'pea', packageOz: 4, count: 2 }],
      }),
    ],
  }),
);

const answer = (...args: string[]): unknown => JSON.parse(run(...args, '--json').printed);

const applied = (actions: unknown): unknown =>
  answer('apply', file('farm.json', farm), file('actions.json', actions), '--today', FRIDAY);

test('check finds nothing odd in the sample farm', () => {
  expect(answer('check', file('small.json', smallFarmText()))).toMatchObject({
    ok: true,
    problems: [],
    counts: { varieties: 10, orders: 12, recurring: 2, single: 2 },
  });
});

test.each([
  ['DELETE_VARIETY', 'varieties'],
  ['DELETE_PRODUCT', 'products'],
  ['DELETE_PRO_SUBGROUP', 'alchemy/subgroups'],
  ['DELETE_PACKAGING', 'catalog/packaging'],
])('%s of any of the sample farm leaves nothing that check finds odd', (type, name) => {
  const sample = file('sample.json', smallFarmText());
  const before = normalizeFarm(smallFarmState());
  const ids = recordsOf(before, name).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    const actions = file('delete.json', [{ type, payload: { id } }]);
    const after = answer('apply', sample, actions, '--today', FRIDAY);
    const text = run('check', file('after.json', after)).printed;
    expect(text).toContain('is a farm.');
    // A mix that lost a share and an order that lost its lines are the grower's to complete.
    expect(text).not.toMatch(/There is no|is named/);
  }
});

test('check names repaired values, doubled ids, lost references, mixes off and orders without date', () => {
  const name = file('odd.json', {
    varieties: [{ id: 'pea', name: 'Pea', daysToHarvest: 'ten' }],
    products: [
      { id: 'mix_a', type: 'mix', name: 'Half', components: [{ varietyId: 'pea', percent: 50 }] },
    ],
    orders: [
      { id: 'o', kind: 'ONCE', name: 'Cafe', items: [{ id: 'a', productId: 'gone', count: 1 }] },
      {
        id: 'o',
        kind: 'ONCE',
        name: 'Inn',
        date: '2026-12-05',
        items: [{ id: 'a', varietyId: 'pea' }],
      },
    ],
    tasks: [{ id: 'gen_1', type: 'GENERAL', title: 'When?' }],
  });
  expect(answer('check', name)).toMatchObject({
    ok: true,
    problems: [
      { path: 'varieties[0].daysToHarvest', message: '"ten" is read as 10.' },
      { path: 'tasks[0]', message: '"gen_1" cannot be read and is left out.' },
      { path: 'orders[1].id', message: "Another record has the id 'o' too." },
      { path: 'orders[0].items[0].productId', message: "There is no product 'gone'." },
      { path: 'products[0].components', message: "The mix 'Half' adds up to 50%, not 100%." },
      { path: 'orders[0].date', message: "The order 'Cafe' has no date and makes no demand." },
    ],
  });
});

test('a farm as the cloud keeps it is read with its work of long ago, and what is damaged in it is named', () => {
  const tasks = ['2025-03-04', '2025-03-05'].map((dateISO) => aTask({ dateISO, done: true }));
  const whole = normalizeFarm({ ...farm, tasks });
  const { taskHistory = [], ...rest } = compactFarm(whole, FRIDAY);
  const name = file('compact.json', { ...rest, taskHistory });
  expect(answer('normalise', name)).toEqual(answer('normalise', file('whole.json', whole)));
  expect(answer('check', name)).toMatchObject({ problems: [], counts: { tasks: 2 } });
  expect(
    answer('check', file('torn.json', { ...rest, taskHistory: [{}, taskHistory[1]] })),
  ).toMatchObject({
    problems: [
      { path: 'taskHistory[0]', message: 'The row names no day, so its work is left out.' },
    ],
    counts: { tasks: 1 },
  });
});

test('check refuses what is no farm with exit code 1 and says why', () => {
  const { code, printed, complained } = run('check', file('none.json', '{"hello":1}'), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(printed)).toEqual({
    ok: false,
    problems: [{ path: '', message: 'none.json is not a farm: no known data in this file.' }],
    counts: {},
  });
  expect(complained).toBe('none.json is not a farm: no known data in this file.\n');
});

test('other commands print nothing for a file that is no farm', () => {
  expect(run('plan', file('none.json', '[]'), '--json')).toMatchObject({ code: 1, printed: '' });
  expect(run('plan', 'missing.json')).toEqual({
    code: 1,
    printed: '',
    complained: 'missing.json cannot be read.\n',
  });
});

test('normalise prints the whole document in canonical order', () => {
  const { printed } = run('normalise', file('small.json', smallFarmText()), '--json');
  expect(printed).toBe(`${canonicalJson(normalizeFarm(smallFarmState()))}\n`);
});

test('plan prints harvests and tasks of the requested days', () => {
  const plan = answer('plan', file('farm.json', farm), '--today', FRIDAY, '--horizon', '30');
  expect(plan).toMatchObject({
    today: FRIDAY,
    harvests: [{ dateISO: '2026-12-05', varietyId: 'pea', trays: 2, demandOz: 8 }],
    tasks: [
      { type: 'PLANT', dateISO: '2026-11-25', trays: 2 },
      { type: 'HARVEST', dateISO: '2026-12-05', trays: 2 },
    ],
  });
  expect(answer('plan', 'farm.json', '--today', FRIDAY, '--horizon', '3')).toMatchObject({
    harvests: [],
  });
});

test('plan has a form for people', () => {
  const { printed } = run('plan', file('farm.json', farm), '--today', FRIDAY);
  expect(printed).toContain('Harvests (1)');
  expect(printed).toContain('Sat 12/5/2026  Pea  2 trays  16 oz  for 8 oz');
});

test('apply carries out a list of actions in order', () => {
  const after = applied([
    { type: 'ADD_MANUAL_TASK', payload: { id: 'gen_1', title: 'Call the inn', dateISO: FRIDAY } },
    { type: 'TOGGLE_TASK_DONE', id: 'gen_1' },
    { type: 'ADD_VARIETY', payload: { id: 'kale', name: 'Kale' } },
  ]);
  expect(after).toMatchObject({
    meta: { lastWriteAt: Date.parse('2026-11-20T12:00:00Z') + 2 },
    varieties: [{ id: 'pea' }, { id: 'kale', daysToHarvest: 10 }],
    products: [{ id: 'prod_pea' }, { id: 'prod_kale', name: 'Kale' }],
  });
  expect(after).toHaveProperty('tasks.0.done', true);
});

test('apply keeps when the farm of a file began anew, and takes no other word for it', () => {
  const load = (wipedAt: unknown) => [
    { type: 'LOAD_DATA_SLICES', payload: { slices: { orders: [] }, wipedAt, wipedBy: 'Ana' } },
  ];
  expect(applied(load('2026-11-19T08:00:00.000Z'))).toMatchObject({
    meta: { sync: { wipedAt: '2026-11-19T08:00:00.000Z', wipedBy: 'Ana' } },
  });
  const files = [file('farm.json', farm), file('actions.json', load('yesterday'))];
  expect(run('apply', ...files, '--today', FRIDAY).complained).toContain(
    "needs a time in 'wipedAt'.",
  );
});

test('apply records a growing day: trays planted, a loss, work put off, racks', () => {
  const recordedAtISO = '2026-11-20T17:00:00.000Z';
  const after = applied([
    {
      type: 'RECORD_TRAYS_PLANTED',
      payload: {
        dateISO: FRIDAY,
        entries: [{ varietyId: 'pea', actualTrays: '3' }],
        recordedAtISO,
      },
    },
    { type: 'ADD_HARVEST_LOSS', dateISO: FRIDAY, varietyId: 'pea', qty: 1, atISO: recordedAtISO },
    { type: 'CAPACITY_UPDATE', payload: { trayInventory: { withHoles: 60 }, racks: [] } },
    { type: 'REGENERATE_TASKS' },
    { type: 'MOVE_TASK', id: '2026-11-25|PLANT|pea', dateISO: '2026-11-26' },
    { type: 'SKIP_TASK', id: '2026-11-25|PLANT|pea' },
  ]);
  expect(after).toMatchObject({
    traysPlantedLog: [{ id: `log_${FRIDAY}_pea`, trays: 3, expectedTrays: 0, source: 'manual' }],
    harvestLosses: [{ qty: 1, note: '' }],
    capacity: { racks: [], trayInventory: { withHoles: 60, withoutHoles: 80 } },
    tasks: [
      { dateISO: '2026-11-26', movedFromISO: '2026-11-25', done: true, skipped: true },
      { type: 'HARVEST' },
    ],
  });
});

test('an action may bring its own moment', () => {
  const moment = { today: '2026-11-21', now: 5_000_000_000_000 };
  expect(applied([{ type: 'DELETE_ORDER', id: 'ord_1', moment }])).toMatchObject({
    meta: { lastWriteAt: moment.now },
    orders: [],
  });
});

test('a report is named before its file, or after it', () => {
  const name = file('farm.json', farm);
  const rows = { rows: [], totals: { traysNeeded: 0, units: 0 }, markets: [] };
  expect(answer('report', 'tray-demand', name)).toEqual(rows);
  expect(answer('report', name, 'tray-demand')).toEqual(rows);
});

test('a flag takes no value', () => {
  const name = file('farm.json', farm);
  expect(run('dry-plan', name, '--gross', '--today', FRIDAY).code).toBe(0);
  const { code, complained } = run('dry-plan', name, '--gross=yes');
  expect(code).toBe(2);
  expect(complained).toContain('[--gross] [--must-fit]');
});
