import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { act } from '#tests/support/devices/act.ts';
import { ONE_OF_EACH } from '#tests/support/devices/one-of-each.ts';
import { aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import { changeEntry } from '../document/document-patch-path.ts';
import { recordsOf } from '../document/records-of.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { editedRecords } from './edited-record.ts';
import type { FarmAction } from './farm-action.ts';
import type { JsonRecord } from '../document/json-record.ts';

const actionOf = (type: string): FarmAction =>
  ({ type, payload: { ...ONE_OF_EACH[type as FarmAction['type']] } }) as unknown as FarmAction;

/** Every kind of record that is added, changed and deleted, with its list and its record in the busy farm. */
const KINDS = Object.entries(ONE_OF_EACH).flatMap(([type, payload]) => {
  const kind = type.replace('UPDATE_', '');
  const { id, patch }: { id?: string; patch?: object } = { ...(payload as object) };
  const [edited] = type === `UPDATE_${kind}` ? editedRecords(actionOf(type)) : [];
  return edited && edited.id === id && `DELETE_${kind}` in ONE_OF_EACH
    ? [{ kind, ...edited, patch }]
    : [];
});
const added = (kind: string, change: (payload: JsonRecord) => object): FarmAction => {
  const type = kind === 'OVERHEAD_BILL' ? `RECORD_${kind}` : `ADD_${kind}`;
  const { payload } = actionOf(type) as { readonly payload: JsonRecord };
  return { type, payload: change(payload) } as unknown as FarmAction;
};
const isNot =
  (...kinds: readonly string[]) =>
  ({ kind }: { readonly kind: string }) =>
    !kinds.includes(kind);

test('no kind of record is left out', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(17);
});

// A customer is one by name; an order of powders has no name.
test.each(KINDS.filter(isNot('CUSTOMER', 'PRO_ORDER', 'PRO_STANDING')))(
  'a new $kind stands last, with its name trimmed and an id that no other has',
  ({ kind, list }) => {
    const add = added(kind, (payload) => ({ ...payload, name: ' Green ' }));
    const before = recordsOf(aBusyFarm(), list);
    const after = recordsOf(act(aBusyFarm(), add, add), list);
    expect(after.slice(0, -2)).toEqual(before);
    expect(after.slice(-2).map(({ name }) => name)).toEqual(['Green', 'Green']);
    expect(new Set(after.map(({ id }) => id)).size).toBe(before.length + 2);
  },
);

// Orders are saved whole; the grow steps of a variety come in order, too.
test.each(KINDS.filter(isNot('ORDER', 'PRO_ORDER', 'VARIETY')))(
  'a $kind changes field by field, keeps its id and what this version does not know, and leaves the others',
  ({ kind, list, id, patch }) => {
    const known = recordsOf(aBusyFarm(), list);
    const before = known.map((record) => (record.id === id ? { ...record, shelf: 'B2' } : record));
    const farm = changeEntry(aBusyFarm(), list.split('/'), () => before) as FarmDocument;
    const after = recordsOf(act(farm, actionOf(`UPDATE_${kind}`)), list);
    expect(after).toEqual(
      before.map((record) => (record.id === id ? { ...record, ...patch } : record)),
    );
    // Saved as it is, it leaves the very same farm.
    const asItIs = { type: `UPDATE_${kind}`, payload: { id, patch: { id: 'x' } } } as never;
    expect(act(farm, asItIs)).toBe(farm);
  },
);

test.each(KINDS)('a $kind that is deleted goes alone', ({ kind, list }) => {
  const action = actionOf(`DELETE_${kind}`) as { readonly payload: { readonly id: string } };
  const farm = aBusyFarm();
  const after = recordsOf(act(farm, action as FarmAction), list);
  expect(after).toEqual(recordsOf(farm, list).filter(({ id }) => id !== action.payload.id));
});

test.each(KINDS.filter(isNot('PRO_ORDER', 'PRO_STANDING')))(
  'whatever numbers are typed into a new $kind, it is saved as a file with them is read',
  ({ kind, list }) => {
    const numbers = fc.array(fc.constantFrom(-1, 0, 0.5, 2.7, 13, 1e6), { minLength: 9 });
    checkLaw([numbers], { numRuns: 20 }, (drawn) => {
      let at = 0;
      const number = () => drawn[(at += 1) % drawn.length];
      const typed = (_: string, value: unknown) => (typeof value === 'number' ? number() : value);
      const add = added(kind, (payload) => JSON.parse(JSON.stringify(payload, typed)) as object);
      const farm = act(aFarm(), add);
      const read = normalizeFarm(JSON.parse(JSON.stringify(farm)));
      expect(recordsOf(read, list)).toEqual(recordsOf(farm, list));
    });
  },
);
