import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aTask, anOrder } from '#tests/support/builders/builders.ts';
import { aCustomer } from '#tests/support/builders/catalog-builders.ts';
import { anyFarm } from '#tests/support/random/random-farms.ts';
import { byId } from '#domain/records/change-records.ts';
import { canonicalJson } from './canonical-json.ts';
import { applyToNewer, applyPatches, diffDocuments, invertPatches } from './document-patch.ts';
import { type FarmDocument, sameValue } from './farm-document.ts';
import { freshFarm } from './fresh-farm.ts';

test('a change carried out on the farm before gives the farm after', () => {
  checkLaw([anyFarm(), anyFarm()], (before, after) => {
    expect(applyPatches(before, diffDocuments(before, after))).toEqual(after);
  });
});

test('a change of a farm that nobody else has changed is carried out whole', () => {
  checkLaw([anyFarm(), anyFarm()], (before, after) => {
    expect(applyToNewer(before, diffDocuments(before, after))).toEqual(after);
  });
});

test('of a record that only one of two has changed, what they made of it is there', () => {
  checkLaw([anyFarm(), anyFarm(), anyFarm()], (base, typed, theirs) => {
    const both = applyToNewer(theirs, diffDocuments(base, typed));
    for (const list of ['orders', 'varieties', 'products'] as const) {
      const [was, mine, now, result] = [base, typed, theirs, both].map((farm) =>
        byId<{ readonly id: string }>(farm[list]),
      );
      for (const id of [...(mine?.keys() ?? []), ...(now?.keys() ?? [])]) {
        if (sameValue(now?.get(id), was?.get(id))) expect(result?.get(id)).toEqual(mine?.get(id));
        else if (sameValue(mine?.get(id), was?.get(id)))
          expect(result?.get(id)).toEqual(now?.get(id));
      }
    }
  });
});

test('a record that was moved keeps what others have made of it, and stays away where they deleted it', () => {
  const [first, second] = [anOrder({ id: 'a', name: 'A' }), anOrder({ id: 'b', name: 'B' })];
  const before = { ...freshFarm(), orders: [first, second] };
  const moved = diffDocuments(before, { ...before, orders: [second, first] });
  const renamed = [first, second].map((order) => ({ ...order, customer: 'Cleo' }));
  expect(applyToNewer({ ...before, orders: renamed }, moved).orders).toEqual(renamed.toReversed());
  for (const left of [first, second])
    expect(applyToNewer({ ...before, orders: [left] }, moved).orders).toEqual([left]);
});

test('the first record of a list stays beside one that others have added', () => {
  const bare = freshFarm();
  const customers = ['Ann', 'Cleo'].map((name) => aCustomer({ id: name, name }));
  const [withAnn, withCleo] = customers.map((one) => ({ ...bare, customers: [one] }));
  if (withAnn === undefined || withCleo === undefined) throw new Error('Nobody is there.');
  expect(applyToNewer(withCleo, diffDocuments(bare, withAnn)).customers).toEqual(customers);
});

test('undoing a change gives the farm before, in the same order', () => {
  checkLaw([anyFarm(), anyFarm()], (before, after) => {
    const back = invertPatches(diffDocuments(before, after));
    expect(canonicalJson(applyPatches(after, back))).toBe(canonicalJson(before));
  });
});

test('a change survives being stored as JSON', () => {
  checkLaw([anyFarm(), anyFarm()], (before, after) => {
    const patches = diffDocuments(before, after);
    const stored = JSON.parse(JSON.stringify(patches)) as typeof patches;
    expect(applyPatches(before, stored)).toEqual(after);
    expect(applyPatches(after, invertPatches(stored))).toEqual(before);
  });
});

test('farms that say the same differ in nothing', () => {
  checkLaw([anyFarm()], (farm) => {
    expect(diffDocuments(farm, structuredClone(farm))).toEqual([]);
  });
});

test('a change never touches what it does not name, nor the farm it starts from', () => {
  checkLaw([anyFarm(), anyFarm()], (before, after) => {
    const asWas = canonicalJson(before);
    const patches = diffDocuments(before, after);
    const result = applyPatches(before, patches);
    const named = new Set(patches.map(({ path }) => path[0]));
    for (const slice of Object.keys(before) as (keyof FarmDocument)[]) {
      if (!named.has(slice)) expect(result[slice]).toBe(before[slice]);
    }
    expect(canonicalJson(before)).toBe(asWas);
    expect(Object.prototype).not.toHaveProperty('qty');
  });
});

test('one edited order among many is one changed record', () => {
  const orders = ['a', 'b', 'c'].map((id) => anOrder({ id, name: id }));
  const before = { ...freshFarm(), orders };
  const after = {
    ...before,
    orders: orders.map((order) => (order.id === 'b' ? { ...order, name: 'New' } : order)),
  };
  expect(diffDocuments(before, after)).toEqual([
    {
      kind: 'records',
      path: ['orders'],
      removed: [],
      inserted: [],
      changed: [{ before: orders[1], after: { ...orders[1], name: 'New' } }],
    },
  ]);
});

test('planning 5,000 tasks again after one order stores only the tasks that differ', () => {
  const tasks = Array.from({ length: 5000 }, (_, n) => aTask({ id: `t${n}`, trays: 3 }));
  const before = { ...freshFarm(), tasks };
  const planned = tasks.flatMap((task, n) => {
    if (n === 17) return [];
    return n % 500 === 0 ? [{ ...task, trays: 4 }] : [{ ...task }];
  });
  const after = { ...before, tasks: [aTask({ id: 'new' }), ...planned] };
  const patches = diffDocuments(before, after);
  expect(JSON.stringify(patches).length).toBeLessThan(8000);
  expect(applyPatches(before, patches)).toEqual(after);
  expect(applyPatches(after, invertPatches(patches))).toEqual(before);
});

test('a record that moved is the only one stored', () => {
  const tasks = Array.from({ length: 50 }, (_, n) => aTask({ id: `t${n}` }));
  const before = { ...freshFarm(), tasks };
  const after = { ...before, tasks: [...tasks.slice(1), ...tasks.slice(0, 1)] };
  expect(diffDocuments(before, after)).toMatchObject([
    {
      removed: [{ index: 0, record: { id: 't0' } }],
      inserted: [{ index: 49, record: { id: 't0' } }],
      changed: [],
    },
  ]);
});

test('a deleted record stays deleted when its edit is undone', () => {
  const [first, second] = [anOrder({ id: 'a', name: 'A' }), anOrder({ id: 'b', name: 'B' })];
  const before = { ...freshFarm(), orders: [first, second] };
  const edited = { ...before, orders: [{ ...first, name: 'Edited' }, second] };
  const gone = { ...edited, orders: [second] };
  expect(applyPatches(gone, invertPatches(diffDocuments(before, edited))).orders).toEqual([second]);
});

test('a restored record does not appear twice when its removal is undone', () => {
  const order = anOrder({ id: 'a', name: 'A' });
  const before = { ...freshFarm(), orders: [order] };
  const back = invertPatches(diffDocuments(before, { ...before, orders: [] }));
  expect(applyPatches(before, back).orders).toEqual([order]);
});
