import { expect, test } from 'vitest';
import { MOMENT, act, deepFrozen } from '#tests/support/devices/act.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { ENTRY, SALTS, aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import type { FarmAction } from './farm-action.ts';
import { DELETED_ELSEWHERE, rejectDeleted, refuseGoneTask } from './edited-record.ts';
import { reduce } from './reduce.ts';
import { ONE_OF_EACH, DELIVERY } from '#tests/support/devices/one-of-each.ts';

const ACTIONS = Object.entries(ONE_OF_EACH).map(
  ([type, payload]) => ({ type, payload }) as unknown as FarmAction,
);

test.each(ACTIONS)('$type changes a farm and never the farm it was given', (action) => {
  const farm = aBusyFarm();
  const frozen = deepFrozen(aBusyFarm());
  const after = act(frozen, deepFrozen(action));
  expect(after).not.toEqual(farm);
  expect(frozen).toEqual(farm);
});

test.each(ACTIONS)('$type gives the same result each time', (action) => {
  expect(act(aBusyFarm(), action)).toEqual(act(aBusyFarm(), action));
});

/** Each with one of its ids that nothing has. */
const OF_NOTHING = ACTIONS.flatMap(({ type, ...action }) => {
  const payload = 'payload' in action ? { ...action.payload } : {};
  return Object.keys(payload)
    .filter(
      (key) =>
        !/^(ADD|PLACE|RECORD)_/u.test(type) &&
        /^(id|txnId|loadId|pauseId|seriesId|cycleKey)$/u.test(key),
    )
    .map((key) => ({ type, payload: { ...payload, [key]: 'none' } }) as unknown as FarmAction);
});

test.each<FarmAction>([
  ...OF_NOTHING,
  {
    type: 'SAVE_CALIBRATION',
    payload: { id: 'pea', samples: [], atISO: '2025-03-10T12:00:00.000Z' },
  },
  { type: 'ADD_JOURNAL_ENTRY', payload: { varietyId: 'none', entry: ENTRY } },
  { type: 'SET_SEED_COST', payload: { varietyId: 'none', bagLb: 25, bagCost: 75 } },
  { type: 'SET_SEED_COST', payload: { varietyId: 'pea', bagLb: 0, bagCost: 75 } },
  { type: 'SET_SEED_REORDER_LINK', payload: { varietyId: 'pea', url: 'javascript:alert(1)' } },
  { type: 'SET_SEED_REORDER_LINK', payload: { varietyId: 'pea', url: '' } },
  { type: 'SET_OVERHEAD_SCENARIO', payload: { scenario: aFarm().catalog.overheadScenario } },
  { type: 'DELETE_PRO_CATEGORY', payload: { id: SALTS.id } },
  { type: 'SET_ORDER_END', payload: { list: 'recurring', id: 'rec_1', endDate: null } },
  { type: 'MARK_DELIVERIES', payload: { deliveries: [DELIVERY], status: null } },
  { type: 'ADD_CUSTOMER', payload: { name: ' bistro ' } },
  { type: 'ADD_CUSTOMER', payload: { name: ' ' } },
  { type: 'SET_PRICE', payload: { varietyId: 'pea', packageOz: 0, amount: 5, from: null } },
  { type: 'ISSUE_INVOICE', payload: { ...ONE_OF_EACH.ISSUE_INVOICE, customer: 'Nobody' } },
  { type: 'NUMBER_AGAIN', payload: { id: 'inv_1' } },
  { type: 'MARK_DAY_DONE', payload: { dateISO: '2025-03-30' } },
  { type: 'RECORD_HARVEST', payload: { record: aWeighedHarvest({ trays: 0, weightOz: 0 }) } },
  { type: 'ENTER_HARVEST_SHEET', payload: { cutIds: ['none'], records: [] } },
  { type: 'USE_YIELD', payload: { varietyId: 'kale', todayISO: '2025-03-10' } },
  { type: 'USE_BUFFER', payload: { varietyId: 'none', todayISO: '2025-03-10' } },
  { type: 'DISMISS_LEARNING', payload: { varietyId: 'none' } },
  { type: 'IMPORT_RECORDS', payload: { varieties: [], materials: [], orders: {} } },
  { type: 'ACCEPT_DRY_PLAN', payload: { loads: [], drop: ['none'] } },
  { type: 'MOVE_DRY_LOAD', payload: { id: 'dry_fd-1_2025-03-17', startISO: '2025-03-09' } },
])('$type of something the farm does not have gives the very same farm', (action) => {
  const farm = aBusyFarm();
  expect(act(farm, action)).toBe(farm);
});

/** What a person saves with a button; what is ticked or taken away was on the screen a moment ago. */
const SAVES =
  /^(UPDATE|SAVE|SET|RECEIVE|ADJUST|COUNT|CHANGE|START|WEIGH|COMPLETE|USE|MOVE_DRY|MOVE_PRO)_/u;

test.each(ACTIONS.filter(({ type }) => SAVES.test(type)))(
  '$type into something that is gone changes the farm or is refused aloud',
  (action) => {
    const farm = aFarm();
    const after = act(farm, action);
    if (after === farm) expect(() => rejectDeleted(after, action)).toThrow(DELETED_ELSEWHERE);
    else expect(after).not.toEqual(farm);
  },
);

test('a deleted task is not moved, and no move is reported', () => {
  const farm = aBusyFarm();
  const move = (id: string) =>
    ({ type: 'MOVE_TASK', payload: { id, dateISO: '2025-03-15' } }) as const;
  expect(() => refuseGoneTask(farm, move('none'))).toThrow(DELETED_ELSEWHERE);
  expect(() => refuseGoneTask(farm, move('2025-03-14|HARVEST|pea'))).not.toThrow();
});

test('an unknown action is refused', () => {
  const action = { type: 'PAINT_BARN', moment: MOMENT } as unknown as Parameters<typeof reduce>[1];
  expect(() => reduce(aBusyFarm(), action)).toThrow('Unknown action PAINT_BARN');
});
