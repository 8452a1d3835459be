import { expect, test } from 'vitest';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { toggleDone } from '#tests/support/actions/work-actions.ts';
import { actOn as act } from '#tests/support/devices/act.ts';
import {
  DRYER,
  DRYING_FARM as FARM,
  MIXED_LOAD as LOAD,
  PEA_LINE as PEA,
  BROCCOLI_LINE as BROCCOLI,
  START_LOAD as START,
  acceptLoads as accept,
  weighLine as weigh,
} from '#tests/support/farms/drying-farm.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import type { FarmAction } from '../farm-action.ts';

const { id: ID } = LOAD;
const taskOf = ({ tasks }: FarmDocument) => tasks.find(({ id }) => id === `gen_${ID}`);
const loadOf = ({ dryLoads }: FarmDocument) => dryLoads?.find(({ id }) => id === ID);
function withPeaPlanted(farm: FarmDocument): FarmDocument {
  const plant = farm.tasks.find(({ type, varietyId }) => type === 'PLANT' && varietyId === 'pea');
  return act(farm, '2025-03-16', toggleDone(plant?.id ?? '', true));
}
const traysOf = ({ tasks }: FarmDocument, type: 'PLANT' | 'HARVEST') =>
  tasks.filter((task) => task.type === type).map(({ varietyName, trays }) => [varietyName, trays]);

test('a plan put to work is planted, cut and loaded on its days', () => {
  const farm = act(FARM, '2025-03-10', accept(LOAD));
  expect(farm.dryLoads).toEqual([{ ...LOAD, atISO: '2025-03-10T12:00:00.000Z' }]);
  expect(traysOf(farm, 'PLANT')).toEqual([
    ['Broccoli', 2],
    ['Pea', 5],
  ]);
  expect(taskOf(farm)).toMatchObject({
    title: 'Load Freeze Dryer 1: Pea 5, Broccoli 2',
    dateISO: '2025-03-24',
    type: 'GENERAL',
    done: false,
    external: { dryLoad: ID },
  });
  expect(normalizeFarm(farm)).toEqual(farm);
});

test('due days of one item are added up; what is dropped goes, what runs stays', () => {
  const twice = { ...LOAD, lines: [PEA, { ...PEA, trays: 2 }, BROCCOLI] };
  const other = aDryLoad({ startISO: '2025-03-26', lines: [{ ...PEA, cutISO: '2025-03-26' }] });
  const farm = act(FARM, '2025-03-10', accept(twice, other));
  expect(loadOf(farm)?.lines.map(({ itemId, trays }) => [itemId, trays])).toEqual([
    ['pea-powder', 7],
    ['broccoli-powder', 2],
  ]);
  const drop: FarmAction = {
    type: 'ACCEPT_DRY_PLAN',
    payload: { loads: [], drop: [ID, other.id] },
  };
  const after = act(farm, '2025-03-24', START, drop);
  expect(after.dryLoads?.map(({ id, status }) => [id, status])).toEqual([[ID, 'RUNNING']]);
  expect(after.tasks.some(({ id }) => id === `gen_${other.id}`)).toBe(false);
});

test('a plan may replace a load by one of the same dryer and day', () => {
  const farm = act(FARM, '2025-03-10', accept(LOAD), {
    type: 'ACCEPT_DRY_PLAN',
    payload: { loads: [{ ...LOAD, lines: [PEA] }], drop: [ID] },
  });
  expect(farm.dryLoads?.map(({ id, lines }) => [id, lines.length])).toEqual([[ID, 1]]);
  const second = act(farm, '2025-03-10', accept(LOAD));
  expect(second.dryLoads?.map(({ id }) => id)).toEqual([ID, `${ID}-2`]);
});

test('a load tells the days of its dryer, also where only the day it is ready is told', () => {
  const { cycleDays: _days, ...bare } = { ...LOAD, dryerId: 'fd-2' };
  const dryer = { ...DRYER, id: 'fd-2', cycleDays: 3 };
  const slow = { ...FARM, capacity: { ...FARM.capacity, freezeDryers: [dryer] } };
  const cycleOf = (readyISO?: string) =>
    act(slow, '2025-03-10', {
      type: 'ACCEPT_DRY_PLAN',
      payload: { loads: [{ ...bare, readyISO }], drop: [] },
    }).dryLoads?.[0]?.cycleDays;
  expect([cycleOf(), cycleOf('2025-03-29')]).toEqual([3, 5]);
});

test('a planned load is moved with its greens as long as they are not in the ground', () => {
  const move: FarmAction = { type: 'MOVE_DRY_LOAD', payload: { id: ID, startISO: '2025-03-26' } };
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const moved = act(planned, '2025-03-10', move);
  expect(loadOf(moved)).toMatchObject({
    startISO: '2025-03-26',
    lines: [{ cutISO: '2025-03-26' }, { cutISO: '2025-03-26' }],
  });
  expect(taskOf(moved)?.dateISO).toBe('2025-03-26');
  const planted = withPeaPlanted(planned);
  expect(loadOf(act(planted, '2025-03-16', move))?.lines.map(({ cutISO }) => cutISO)).toEqual([
    '2025-03-24',
    '2025-03-26',
  ]);
});

test('a cancelled load gives its task and its plantings up; what is planted becomes surplus', () => {
  const cancel: FarmAction = { type: 'CANCEL_DRY_LOAD', payload: { id: ID } };
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const cancelled = act(planned, '2025-03-10', cancel);
  expect(taskOf(cancelled)).toBeUndefined();
  expect(traysOf(cancelled, 'PLANT')).toEqual([]);
  const planted = withPeaPlanted(planned);
  expect(traysOf(act(planted, '2025-03-17', cancel), 'HARVEST')).toEqual([['Pea', 5]]);
  expect(loadOf(act(planned, '2025-03-24', START, cancel))?.status).toBe('RUNNING');
});

test('marking the task of a load done starts it today, reopening undoes the start', () => {
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const tick = (done: boolean) => toggleDone(`gen_${ID}`, done);
  const started = act(planned, '2025-03-25', tick(true));
  expect(loadOf(started)).toMatchObject({ status: 'RUNNING', startISO: '2025-03-25' });
  expect(taskOf(started)).toMatchObject({ done: true, dateISO: '2025-03-25' });
  const opened = act(started, '2025-03-25', tick(false));
  // Planned for its own day again, as if it had never been started.
  expect(opened.dryLoads).toEqual(planned.dryLoads);
  expect(taskOf(opened)).toMatchObject({ done: false, dateISO: '2025-03-24' });
  expect(normalizeFarm(started).dryLoads).toEqual(started.dryLoads);
  const weighed = act(started, '2025-03-26', weigh('pea-powder', 240), tick(false));
  expect(loadOf(weighed)?.status).toBe('RUNNING');
  expect(taskOf(weighed)?.done).toBe(true);
});

test('a load is not started before its greens are cut', () => {
  const planned = act(FARM, '2025-03-08', accept(LOAD));
  for (const action of [START, toggleDone(`gen_${ID}`, true)]) {
    const early = act(planned, '2025-03-23', action);
    expect(early.dryLoads).toEqual(planned.dryLoads);
    expect(taskOf(early)).toMatchObject({ done: false, dateISO: '2025-03-24' });
  }
  // Cut a day early, it can go in.
  const cuts = planned.tasks
    .filter(({ type }) => type === 'HARVEST')
    .map(({ id }) => toggleDone(id, true));
  const [first, ...rest] = cuts;
  const half = act(planned, '2025-03-23', ...(first === undefined ? [] : [first]), START);
  expect(loadOf(half)?.status).toBe('PLANNED');
  expect(loadOf(act(half, '2025-03-23', ...rest, START))).toMatchObject({
    status: 'RUNNING',
    startISO: '2025-03-23',
    plannedISO: '2025-03-24',
  });
});

test('closing a day starts its load, also where the day is closed by counting its trays', () => {
  const farm = act(FARM, '2025-03-24', accept(LOAD));
  const day = { dateISO: '2025-03-24' };
  const entries = [
    { varietyId: 'pea', actualTrays: 5, expectedTrays: 5, taskIds: [], source: 'manual' as const },
  ];
  const closings: readonly FarmAction[] = [
    { type: 'MARK_DAY_DONE', payload: day },
    {
      type: 'RECORD_TRAYS_PLANTED',
      payload: { ...day, entries, markDayDone: true, recordedAtISO: '2025-03-24T15:00:00.000Z' },
    },
  ];
  for (const closing of closings) {
    const closed = act(farm, '2025-03-24', closing);
    expect(loadOf(closed)?.status).toBe('RUNNING');
    expect(taskOf(closed)?.done).toBe(true);
  }
});

test('moving, skipping and deleting the task of a load are moving, cancelling and nothing', () => {
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const id = `gen_${ID}`;
  const moved = act(planned, '2025-03-10', {
    type: 'MOVE_TASK',
    payload: { id, dateISO: '2025-03-27' },
  });
  expect(loadOf(moved)).toMatchObject({ startISO: '2025-03-27', status: 'PLANNED' });
  expect(taskOf(moved)).toMatchObject({ dateISO: '2025-03-27' });
  const skipped = act(planned, '2025-03-24', { type: 'SKIP_TASK', payload: { id } });
  expect(loadOf(skipped)?.status).toBe('CANCELLED');
  expect(taskOf(skipped)).toBeUndefined();
  expect(act(planned, '2025-03-10', { type: 'DELETE_MANUAL_TASK', payload: { id } })).toBe(planned);
});

test('work that was done in its time starts a load on its own day', () => {
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const late = act(planned, '2025-03-26', {
    type: 'MARK_LATE_DONE',
    payload: { taskIds: [`gen_${ID}`], cycleKeys: [] },
  });
  expect(loadOf(late)).toMatchObject({ status: 'RUNNING', startISO: '2025-03-24' });
});
