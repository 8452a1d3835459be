import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#state/document/canonical-json.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { ACTIONS } from '#state/records/actions.ts';
import type { FarmAction, StampedAction } from '#state/records/farm-action.ts';
import { reduce } from '#state/records/reduce.ts';
import { aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { actionFor, randomChoice } from '#tests/support/random/random-actions.ts';
import { stampAction } from './read-actions.ts';
import type { JsonRecord } from '#state/document/json-record.ts';

const FARMS = [aBusyFarm(), normalizeFarm(smallFarmState())];
/** Random work never draws them, never makes one that can be issued or sent, or gives two varieties the same id. */
const NOT_COMPARED = [
  'ADD_VARIETIES',
  'ISSUE_INVOICE',
  'LOAD_DATA_SLICES',
  'REGENERATE_TASKS',
  'RESET_DATA',
  'SET_DELIVERY_BATCHES',
];

const moment = { today: '2026-11-20', now: Date.UTC(2026, 10, 20, 16) };

test('an action from a file changes what it changes in the app', () => {
  const compared = new Set<string>();
  const drawn = fc.sample(randomChoice(), { numRuns: 4000, seed: 20261120 });
  for (const farm of FARMS) {
    for (const choice of drawn) {
      const action = withId(actionFor(choice, farm));
      const { type, payload = {} } = action;
      const inApp = changesBy(farm, () => ({ ...action, moment }) as StampedAction);
      const fromFile = changesBy(farm, () => stampAction({ type, payload, moment }, farm));
      if (inApp === null || fromFile === null || NOT_COMPARED.includes(type)) continue;
      compared.add(type);
      expect(fromFile, type).toBe(inApp);
    }
  }
  const left = Object.keys(ACTIONS).filter((type) => !compared.has(type));
  expect(left.toSorted()).toEqual(NOT_COMPARED.toSorted());
});

function read(type: FarmAction['type'], payload: JsonRecord): unknown {
  const stamped = stampAction({ type, payload, moment }, freshFarm());
  return 'payload' in stamped && stamped.payload;
}

const amount = (qty: unknown, unit: unknown) => ({ id: 'mat_soil', quantity: { qty, unit } });

test('an amount is read with its unit by any usual name', () => {
  expect(read('RECEIVE_STOCK', amount('2.5', 'lbs'))).toEqual({
    id: 'mat_soil',
    quantity: { qty: 2.5, unit: 'lb' },
  });
  expect(read('ADJUST_STOCK', amount(0, 'each'))).toMatchObject({
    quantity: { qty: 0, unit: 'each' },
  });
});

test('nothing comes in, and less than nothing is on hand, are refused', () => {
  expect(() => read('RECEIVE_STOCK', amount(0, 'lb'))).toThrow("needs a 'quantity.qty' above 0.");
  expect(() => read('ADJUST_STOCK', amount(-1, 'lb'))).toThrow(
    "needs a 'quantity.qty' of 0 or more.",
  );
  expect(() => read('ADJUST_STOCK', amount(1, 'bags'))).toThrow("needs a unit in 'quantity.unit'.");
});

test('a seed setting may be unset', () => {
  const unset = { varietyId: 'pea', seedMaterialId: '', gramsPerTray: 0 };
  expect(read('SET_SEED_MATERIAL', unset)).toEqual({
    varietyId: 'pea',
    seedMaterialId: null,
    gramsPerTray: null,
  });
});

const INTAKE = { varietyId: 'pea', pounds: '2.5', atISO: '2025-03-10T12:00:00Z' };

test('seed that came in is read from a file, with an id only if it has one', () => {
  expect(read('ADD_SEED_INTAKE', INTAKE)).toEqual({
    varietyId: 'pea',
    pounds: 2.5,
    note: '',
    atISO: '2025-03-10T12:00:00.000Z',
  });
  expect(read('ADD_SEED_INTAKE', { ...INTAKE, id: 'seed_1', pounds: -1 })).toMatchObject({
    id: 'seed_1',
    pounds: -1,
  });
});

test('a booking of nothing, and a bag without size or price, are refused', () => {
  expect(() => read('ADD_SEED_INTAKE', { ...INTAKE, pounds: 0 })).toThrow(
    "needs a number 'pounds' other than 0.",
  );
  expect(() => read('ADD_SEED_INTAKE', { ...INTAKE, varietyId: '' })).toThrow("'varietyId'");
  expect(read('SET_SEED_COST', { varietyId: 'pea', bagLb: 25, bagCost: 75 })).toEqual({
    varietyId: 'pea',
    bagLb: 25,
    bagCost: 75,
  });
  expect(() => read('SET_SEED_COST', { varietyId: 'pea', bagLb: 0, bagCost: 75 })).toThrow(
    "above 0 in 'bagLb'",
  );
  expect(() => read('SET_SEED_COST', { varietyId: 'pea', bagLb: 25 })).toThrow(
    "above 0 in 'bagCost'",
  );
});

test('a missing link clears the link', () => {
  expect(read('SET_SEED_REORDER_LINK', { varietyId: 'pea' })).toEqual({
    varietyId: 'pea',
    url: '',
  });
});

/** In a file a record has an id; in the app it may get one. */
function withId(action: FarmAction): Pick<FarmAction, 'type'> & { readonly payload?: JsonRecord } {
  const { payload, ...rest } = action as FarmAction & { readonly payload?: JsonRecord };
  return {
    ...rest,
    ...(payload && { payload: payload.id === '' ? { ...payload, id: 'new' } : payload }),
  };
}

/** What an action changes, without the ids that are made of all it says; null when it is refused. */
function changesBy(farm: FarmDocument, action: () => StampedAction): string | null {
  try {
    const changes = canonicalJson(diffDocuments(farm, reduce(farm, action())));
    return changes.replace(/"(cus|dch|prc)_[0-9a-z]+"/g, '"$1"');
  } catch {
    return null;
  }
}
