import { expect, test } from 'vitest';
import { patchFarm } from './patch-farm.ts';

const NOW = 1_000_000;
const DEVICE = 'dev_0123456789abc';

/** Numbers, spaces, repeats and unknown fields as no program of ours would write them. */
const FARM =
  '{ "orders": [{"id":"a","price":1.10e0}],\n "x-y" : -0, "tasks" :[ 1 ], "prices":[],"prices":[9],' +
  ' "meta":{"schema":2,"lastWriteAt":5,"sync":{"v":1,"vv":{"owner":7,"dev_0123456789abc":2},"marks":{"owner":"m"},"stock":{"s":1}}} }';

function patch(body: string, farm = FARM, maxBytes = 100_000) {
  const reading = patchFarm({
    farm: Buffer.from(farm),
    body: Buffer.from(body),
    deviceId: DEVICE,
    now: NOW,
    maxBytes,
  });
  return reading.kind === 'patched' ? reading.farm.toString() : reading;
}

function metaOf(patched: unknown) {
  const farm: unknown = JSON.parse(String(patched));
  return (farm as { readonly meta: { readonly sync: Record<string, unknown> } }).meta;
}

test('a patch puts its slices in place and leaves all other bytes as they were', () => {
  const body = '{"tasks":[{"id":"t" , "n":2.50}],"taskHistory":[],"harvestLog":[3]}';
  expect(patch(body)).toBe(
    FARM.replace('[ 1 ]', '[{"id":"t" , "n":2.50}]')
      .replace('"lastWriteAt":5', '"lastWriteAt":6')
      .replace(/ }$/, ' ,"taskHistory":[],"harvestLog":[3]}'),
  );
});

test('a farm without a meta gets one, and an empty farm its first slices', () => {
  expect(patch('{"washLog":[1],"meta":{"lastWriteAt":7}}', '{}')).toBe(
    '{"washLog":[1],"meta":{"lastWriteAt":7,"sync":{}}}',
  );
});

test.each([
  ['{"prices":[]}', ['prices']],
  ['{"invoices":[],"payments":[]}', ['invoices', 'payments']],
  ['{"pri\\u0063es":[],"orders":[]}', ['prices', 'orders']],
  ['{"tasks":[],"taskHistory":[],"settings":{},"settings":{}}', ['settings']],
  ['{"state":{"tasks":[]}}', ['state']],
  ['{"":1}', ['']],
  [`{"tasks":[],"taskHistory":[],"${'x'.repeat(500)}":1}`, ['x'.repeat(500)]],
  [`{"${String.raw`\u0074`.repeat(50)}":1}`, ['t'.repeat(50)]],
  ['{"sync":{}}', ['sync']],
])('%s has what a helper may not change', (body, slices) => {
  expect(patch(body)).toMatchObject({ status: 403, slices });
});

const bag = (id: string, more = '') =>
  `{"id":"${id}","pounds":5,"lot":{"code":"RB-${id}","supplier":""${more}}}`;
const BLOCKED = ',"status":"BLOCKED"';
const withBags = (...bags: readonly string[]) => `{"meta":{},"seedsInventory":[${bags.join()}]}`;
const HELD = withBags(bag('a'), bag('b', BLOCKED));

test.each([
  ['blocks a lot', withBags(bag('a', BLOCKED), bag('b', BLOCKED))],
  ['unblocks one', withBags(bag('a'), bag('b'))],
  ['deletes one that is blocked', withBags(bag('a'))],
  ['hides one behind another of its id', withBags(bag('a'), bag('b', BLOCKED), bag('b'))],
  ['takes its code away', HELD.replace('RB-b', ' ')],
  ['writes it with an escape', withBags(bag('a', ',"st\\u0061tus":"BL\\u004fCKED"'), bag('b'))],
])('a patch that %s is refused: only growers block', (_what, body) => {
  expect(patch(body, HELD)).toMatchObject({ status: 403, slices: ['seedsInventory'] });
});

test('a patch that leaves blocked lots as they are may change all else of the seed', () => {
  const tested = HELD.replace('"supplier":""', '"supplier":"","status":"USED_UP"');
  expect(patch(tested, HELD)).toMatch(/"USED_UP"/);
  expect(patch('{"harvestLog":[1]}', HELD)).toMatch(/"BLOCKED"/);
});

test('a repeated or escaped slice counts as a program would read it', () => {
  const patched = patch(
    '{"harvestLog":[1],"harv\\u0065stLog":[2]}',
    '{"harvestLog":[0],"meta":{}}',
  );
  expect(patched).toBe('{"harvestLog":[2],"meta":{"lastWriteAt":1}}');
});

test.each([
  '',
  '[]',
  'null',
  '{"tasks":[]}',
  '{"taskHistory":[]}',
  '{"meta":5}',
  '{"meta":{"lastWriteAt":"9"}}',
  '{"meta":{"sync":[]}}',
  '{"meta":{"sync":{"vv":[]}}}',
  '{"meta":{"sync":{"vv":{"a":-1}}}}',
  '{"meta":{"sync":{"marks":{"a":1}}}}',
  '{"meta":{"sync":{"writeId":1}}}',
  '{"meta":{"sync":{"notices":{}}}}',
  '{"meta":{"sync":{"notices":[{"slice":"tasks"}]}}}',
  '{"meta":{"sync":{"tomb":{"tasks":{"a":"b"}}}}}',
  '{"harvestLog":[',
])('%s is not valid', (body) => {
  expect(patch(body)).toMatchObject({ kind: 'refused', status: 400 });
});

test.each([
  [3, 6],
  [6, 6],
  [900, 900],
  [NOW + 1, NOW + 1],
  [NOW + 999, NOW + 1],
])('a write at %i over one at 5 is one at %i', (sent, taken) => {
  expect(metaOf(patch(`{"meta":{"lastWriteAt":${sent}}}`))).toMatchObject({ lastWriteAt: taken });
});

test('a device says what itself has written, and nothing of others (example 3)', () => {
  const names = { owner: 99, [DEVICE]: 3, [`${DEVICE}.ab12cd34`]: 1, [`${DEVICE}x`]: 4 };
  const marks = { owner: 'forged', [DEVICE]: 'new' };
  const sync = { vv: names, marks, writeId: `${DEVICE}:3`, stock: {}, idMax: { tasks: { t: 9 } } };
  expect(metaOf(patch(JSON.stringify({ meta: { schema: 99, sync } })))).toEqual({
    schema: 2,
    lastWriteAt: 6,
    sync: {
      v: 1,
      vv: { owner: 7, [DEVICE]: 3, [`${DEVICE}.ab12cd34`]: 1 },
      marks: { owner: 'm', [DEVICE]: 'new' },
      stock: { s: 1 },
      writeId: `${DEVICE}:3`,
    },
  });
});

test('a number of writes never falls, and an older write brings no mark', () => {
  const sync = { vv: { [DEVICE]: 1 }, marks: { [DEVICE]: 'old' }, writeId: 'owner:8' };
  expect(metaOf(patch(JSON.stringify({ meta: { sync } }))).sync).toMatchObject({
    vv: { owner: 7, [DEVICE]: 2 },
    marks: { owner: 'm' },
  });
});

test('a device counts its writes under fifty names at most', () => {
  const names = [...Array(80).keys()].map((n) => [`${DEVICE}/${n}`, 1] as const);
  const sync = { vv: Object.fromEntries(names) };
  const { vv } = metaOf(patch(JSON.stringify({ meta: { sync } }))).sync;
  expect(Object.keys(vv as object).filter((name) => name.startsWith(DEVICE))).toHaveLength(50);
});

test('notices and deletes are taken of helper slices alone, and none that is there is changed', () => {
  const there = { id: 'n1', slice: 'tasks', label: 'there' };
  const farm = JSON.stringify({
    meta: { sync: { notices: [there], tomb: { tasks: { a: 1 }, orders: { o: 1 } } } },
  });
  const notices = [
    { id: 'n1', slice: 'tasks', label: 'forged' },
    { id: 'n2', slice: 'prices' },
    { id: 'n3', slice: 'trayStatus/dirty' },
    { id: 'n4', slice: 'tasksAndPrices' },
  ];
  const tomb = { tasks: { a: 9, b: 2 }, orders: { x: 3 } };
  const { sync } = metaOf(patch(JSON.stringify({ meta: { sync: { notices, tomb } } }), farm));
  expect(sync).toEqual({
    notices: [there, { id: 'n3', slice: 'trayStatus/dirty' }],
    tomb: { tasks: { a: 1, b: 2 }, orders: { o: 1 } },
  });
});

test('no notice is dated later than now, none is longer than 4 KB, and 200 come at a time', () => {
  const noticesOf = (sent: readonly object[]) =>
    metaOf(patch(JSON.stringify({ meta: { sync: { notices: sent } } }))).sync['notices'];
  const notice = (n: number, more: object = {}) => ({ id: `n${n}`, slice: 'tasks', ...more });
  const forged = Array.from({ length: 300 }, (_, n) => notice(n, { at: 8.64e15 }));
  expect(noticesOf(forged)).toEqual(Array.from({ length: 200 }, (_, n) => notice(n, { at: NOW })));
  const long = notice(1, { at: 5, lost: 'x'.repeat(4_096) });
  expect(noticesOf([long, notice(2, { at: NOW - 1 })])).toEqual([notice(2, { at: NOW - 1 })]);
});

test('the name of who wrote is taken where it can be one', () => {
  const writtenOn = (name: string) =>
    metaOf(patch(JSON.stringify({ meta: { sync: { writtenOn: name } } }))).sync['writtenOn'];
  expect(writtenOn('Joe')).toBe('Joe');
  for (const name of ['', 'x'.repeat(41), 'Joe\u202e']) expect(writtenOn(name)).toBeUndefined();
});

test('a farm that would outgrow its limit is refused', () => {
  const body = `{"harvestLog":["${'x'.repeat(600)}"]}`;
  expect(patch(body, FARM, 800)).toMatchObject({ status: 413 });
  expect(patch(body, FARM, 2_000)).toContain('xxx');
});

test('a farm that would have too many values is refused, be they in the patch, in what stays, or in both', () => {
  const values = (count: number) => `[${'0,'.repeat(count - 2)}0]`;
  const farmOf = (count: number) => `{"prices":${values(count)},"harvestLog":[1],"meta":{}}`;
  const patchOf = (count: number) => `{"harvestLog":${values(count)}}`;
  expect(patch(patchOf(1_000_100), farmOf(1_000_100), 9e6)).toMatchObject({ status: 413 });
  // What the patch takes the place of is not counted.
  const full = `{"harvestLog":${values(1_999_000)},"meta":{}}`;
  expect(patch(patchOf(1_500_000), full, 9e6)).toContain('"lastWriteAt":1');
  expect(patch(patchOf(900_000), farmOf(900_000), 9e6)).toContain('"lastWriteAt":1');
});
