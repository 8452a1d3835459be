import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#state/document/canonical-json.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { ACTIONS } from '#state/records/actions.ts';
import type { JsonRecord } from '#state/read/coerce.ts';
import type { FarmAction, StampedAction } from '#state/records/farm-action.ts';
import { reduce } from '#state/records/reduce.ts';
import { aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { actionFor, randomChoice } from '#tests/support/random/random-actions.ts';
import { stampAction } from './read-actions.ts';

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
