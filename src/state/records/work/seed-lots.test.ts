import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { SownTrays } from '#domain/planning/task.ts';
import { shortageReasons } from '#domain/answers/shortages/shortage-reasons.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { leftOfLots } from '#domain/seed-lots/lot-left.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { recordTrays, toggleDone } from '#tests/support/actions/work-actions.ts';
import { lotStatus as status } from '#tests/support/lots/lot-moves.ts';
import {
  aRadishFarm,
  aSeedLot,
  anUnsownRadishFarm,
  plantId,
  RADISH,
  RADISH_TODAY,
  withTicked,
} from '#tests/support/lots/radish-farm.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import type { FarmAction } from '../farm-action.ts';
import { perform } from '../perform.ts';
import { reduce } from '../reduce.ts';

const DAY = '2026-11-26';
const AT = Date.parse('2026-11-26T14:00:00.000Z');

const act = (farm: FarmDocument, ...actions: readonly FarmAction[]) =>
  actions.reduce(
    (before, action) => reduce(before, { ...action, moment: { today: DAY, now: AT } }),
    farm,
  );

const sown = (farm: FarmDocument, dateISO = DAY) =>
  farm.traysPlantedLog
    .find((entry) => entry.dateISO === dateISO)
    ?.seedLots?.map(({ txnId, trays }) => `${txnId} ${trays}`);

const counted = (actualTrays: number, seedLots?: readonly SownTrays[]) =>
  recordTrays(DAY, {
    varietyId: RADISH.id,
    actualTrays,
    expectedTrays: 5,
    taskIds: [plantId(DAY)],
    source: 'task',
    seedLots,
  });

const choose = (...seedLots: readonly SownTrays[]): FarmAction => ({
  type: 'SET_PLANTED_LOTS',
  payload: { dateISO: DAY, varietyId: RADISH.id, seedLots },
});

const untick = toggleDone(plantId(DAY), false);

test('plantings take from the oldest lot that has room, the youngest the rest', () => {
  const farm = aRadishFarm();
  expect(sown(farm, '2026-11-16')).toEqual(['a 2']);
  expect(sown(farm, '2026-11-23')).toEqual(['a 2']);
  expect(sown(farm, '2026-11-26')).toEqual(['a 2', 'b 3']);
  expect(sown(farm, '2026-11-30')).toEqual(['b 2']);
  const left = leftOfLots(farm, RADISH.id);
  expect(left.get('a')).toBeCloseTo(0.0503, 4);
  expect(left.get('b')).toBeCloseTo(4.6252, 4);
});

test('a planting that is corrected gives back from the end and takes more of its last lot', () => {
  const fewer = act(aRadishFarm(), counted(3));
  expect(sown(fewer)).toEqual(['a 2', 'b 1']);
  const more = act(fewer, counted(6));
  expect(sown(more)).toEqual(['a 2', 'b 4']);
  expect(act(more, untick).traysPlantedLog.some(({ dateISO }) => dateISO === DAY)).toBe(false);
});

test('a blocked lot is not taken: the youngest open one takes all', () => {
  const planted = withTicked(anUnsownRadishFarm(), '2026-11-16', '2026-11-23');
  const farm = act(planted, status('b', 'BLOCKED'));
  expect(sown(withTicked(farm, DAY))).toEqual(['a 5']);
});

test('no lot that is used up, came in later or is of a variety without seed per tray is asked for its room', () => {
  const lots = [aSeedLot('a', 'A', 0.5, DAY), aSeedLot('b', 'B', 5, addDays(DAY, 1))];
  const farm = anUnsownRadishFarm({ seedsInventory: lots });
  expect(sown(withTicked(farm, DAY))).toEqual(['a 5']);
  expect(sown(withTicked(act(farm, status('a', 'USED_UP')), DAY))).toBeUndefined();
  const unknown = { ...farm, varieties: [{ ...RADISH, seedGPerTray: null }] };
  expect(sown(withTicked(unknown, DAY))).toEqual(['a 5']);
  expect(leftOfLots(withTicked(unknown, DAY), RADISH.id).get('a')).toBeNull();
});

test('lots that are counted with the trays stand, and may be changed for any of the variety', () => {
  const farm = act(aRadishFarm(), counted(4, [{ txnId: 'b', trays: 9 }]));
  expect(sown(farm)).toEqual(['b 4']);
  const change = (...seedLots: readonly SownTrays[]) => act(farm, choose(...seedLots));
  expect(sown(change({ txnId: 'a', trays: 1 }, { txnId: 'none', trays: 2 }))).toEqual(['a 1']);
  expect(sown(change())).toBeUndefined();
  expect(change({ txnId: 'b', trays: 4 })).toBe(farm);
});

test('several days recorded at once share the bags: none is overdrawn', () => {
  const days = ['2026-11-16', '2026-11-23', '2026-11-26'];
  const { tasks } = anUnsownRadishFarm();
  const farm = anUnsownRadishFarm({
    tasks: tasks.map((task) => ({ ...task, done: days.includes(task.dateISO) })),
    seedsInventory: [
      aSeedLot('a', 'A', 0.15, '2026-11-02'),
      aSeedLot('b', 'B', 0.3, '2026-11-03'),
      aSeedLot('c', 'C', 5, '2026-11-04'),
    ],
  });
  const recorded = act(farm, { type: 'RECORD_AS_PLANNED', payload: { ids: days.map(plantId) } });
  // A has 68 g for 2 trays, B 136 g for 4.
  expect(days.map((day) => sown(recorded, day))).toEqual([['a 2'], ['b 2'], ['b 2', 'c 3']]);
});

test('no lot chosen with a count is no lot at all', () => {
  expect(sown(act(aRadishFarm(), counted(5, [])))).toBeUndefined();
  const unticked = withTicked(anUnsownRadishFarm(), '2026-11-16');
  expect(sown(act(unticked, counted(5, [])))).toBeUndefined();
});

test('trays of unknown seed go first when fewer were planted', () => {
  const known = act(aRadishFarm(), choose({ txnId: 'a', trays: 3 }));
  expect(sown(act(known, counted(3)))).toEqual(['a 3']);
  expect(sown(act(known, counted(2)))).toEqual(['a 2']);
});

test('batches of a blocked lot are held, and those who go short are told why', () => {
  const farm = act(aRadishFarm(), status('b', 'BLOCKED'));
  const outlook = forecastSupply(farm, RADISH_TODAY);
  const held = outlook.ledger.get(RADISH.id)?.lots.filter((lot) => lot.held !== undefined);
  expect(held?.map(({ dayISO, oz }) => [dayISO, oz])).toEqual([
    ['2026-12-04', 0],
    ['2026-12-08', 0],
  ]);
  const [short] = listShortages(outlook, 14).filter(({ dateISO }) => dateISO === '2026-12-08');
  expect(short).toMatchObject({ orderId: 'ord_grill', shortOz: 18 });
  expect(short && shortageReasons(outlook, short)).toEqual([
    { kind: 'held', oz: 22, text: '2 trays held, seed lot RB-2377' },
    { kind: 'balance', oz: 18, text: '0 oz available, 18 oz promised' },
  ]);
});

test('two phones that mark one planting done agree, with an empty bag and a blocked one', () => {
  const base = withTicked(anUnsownRadishFarm(), '2026-11-16', '2026-11-23');
  const here = act(withTicked(base, DAY), status('a', 'BLOCKED'));
  const there = act(withTicked(base, DAY), status('a', 'USED_UP'));
  for (const { merged, notices } of mergeBothWays(base, here, there)) {
    expect(sown(merged)).toEqual(['a 2', 'b 3']);
    expect(merged.traysPlantedLog.filter(({ dateISO }) => dateISO === DAY)).toHaveLength(1);
    expect(merged.seedsInventory.find(({ id }) => id === 'a')?.lot?.status).toBe('BLOCKED');
    expect(notices).toEqual([]);
  }
});

test('germination tests of two phones are both kept, by day', () => {
  const base = aRadishFarm();
  const tested = (id: string, dateISO: string): FarmAction => ({
    type: 'ADD_GERMINATION_TEST',
    payload: { txnId: 'a', test: { id, dateISO, percent: 78.04 } },
  });
  const { merged } = mergeTwo(
    base,
    act(base, tested('gts_2', '2026-11-20')),
    act(base, tested('gts_1', '2026-11-19')),
  );
  expect(merged.seedsInventory[0]?.lot?.tests).toEqual([
    { id: 'gts_1', dateISO: '2026-11-19', percent: 78, note: '' },
    { id: 'gts_2', dateISO: '2026-11-20', percent: 78, note: '' },
  ]);
  const first = { txnId: 'a', id: 'gts_1' };
  const without = act(merged, { type: 'DELETE_GERMINATION_TEST', payload: first });
  expect(without.seedsInventory[0]?.lot?.tests).toHaveLength(1);
});

test('a seed lot keeps its code when a blank one is typed, and what it holds is in range', () => {
  const lotOf = (patch: object) =>
    act(aRadishFarm(), { type: 'UPDATE_SEED_LOT', payload: { txnId: 'a', patch } })
      .seedsInventory[0]?.lot;
  const blank = lotOf({ code: ' ', germinationPercent: 120 });
  expect(blank).toMatchObject({ code: 'RB-2291', germinationPercent: 100 });
  const bestBefore = '2026-11-18';
  expect(lotOf({ code: ' RB-1 ', bestBefore })).toMatchObject({ code: 'RB-1', bestBefore });
});

test('whatever is counted, seed lots are never more than the trays, and reading changes nothing', () => {
  const trays = fc.nat({ max: 9 });
  const lots = fc.array(fc.record({ txnId: fc.constantFrom('a', 'b', 'c'), trays }));
  checkLaw(
    [fc.array(fc.tuple(trays, fc.option(lots, { nil: undefined })))],
    { numRuns: 50 },
    (counts) => {
      const farm = act(aRadishFarm(), ...counts.map(([number, chosen]) => counted(number, chosen)));
      for (const entry of farm.traysPlantedLog) {
        const named = (entry.seedLots ?? []).reduce((sum, line) => sum + line.trays, 0);
        expect(named).toBeLessThanOrEqual(entry.trays);
      }
      expect(normalizeFarm(farm).traysPlantedLog).toEqual(farm.traysPlantedLog);
    },
  );
});

test('a planting done and reopened, and a lot blocked and unblocked, leave the farm as before', () => {
  const planted = withTicked(anUnsownRadishFarm(), '2026-11-16', '2026-11-23');
  const back = act(withTicked(planted, DAY), untick);
  expect(back.traysPlantedLog).toEqual(planted.traysPlantedLog);
  expect(leftOfLots(back, RADISH.id)).toEqual(leftOfLots(planted, RADISH.id));
  const farm = aRadishFarm();
  expect(act(farm, status('b', 'BLOCKED'), status('b', null))).toEqual(farm);
});

test('on a farm without seed lots, marking done writes none', () => {
  const lotless = anUnsownRadishFarm({ seedsInventory: [aSeedLot('a', ' ', 5, '2026-11-02')] });
  const moment = { today: DAY, now: AT };
  const { document } = perform(lotless, { ...toggleDone(plantId(DAY), true), moment });
  expect(JSON.stringify(document)).not.toContain('seedLots');
});
