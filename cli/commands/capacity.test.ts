import {
  aFarm,
  anOrder,
  aStep,
  aTask,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { LIVE_DAY, liveFarm } from '#tests/support/farms/live-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { Question } from '../command.ts';
import { capacity } from './capacity.ts';

const FRIDAY = '2026-11-20';

/**
 * Six trays of pea for Saturday 12/5, planted on 11/25 and three days in germination; twelve clean
 * trays with holes are left of forty.
 */
const farm = aFarm({
  varieties: [aVariety({ id: 'pea', steps: [aStep('PLANT', 0, { dayEnd: 3 })] })],
  orders: [anOrder({ date: '2026-12-05', items: [packages('pea', 12, 4)] })],
  batchSettings: {
    generalBufferPercent: 0,
    consistent: { percent: 0, varieties: [] },
    delicate: { percent: 0, varieties: [] },
    maxExtraTrays: 0,
  },
  trayStatus: { inUseWithHoles: 20, dirtyWithHoles: 8 },
});

function ask(options: Question['options'] = {}, asked = farm) {
  return capacity.answer(aQuestion({ farm: asked, today: FRIDAY, options }));
}

test('capacity plans from the orders and prints every day of the window', () => {
  const { json } = ask({ from: '2026-11-27', days: '2' });
  expect(json).toEqual({
    days: [
      { dateISO: '2026-11-27', germUsed: 2, germCapacity: 28, growUsed: 0, growCapacity: 20 },
      { dateISO: '2026-11-28', germUsed: 0, germCapacity: 28, growUsed: 6, growCapacity: 20 },
    ],
    trays: {
      withHoles: { clean: 12, inUse: 20, dirty: 8 },
      withoutHoles: { clean: 80, inUse: 0, dirty: 0 },
    },
  });
});

test('capacity begins today and looks 14 days ahead, 1 to 60 when told', () => {
  expect(ask().json).toHaveProperty('days.length', 14);
  expect(ask().json).toHaveProperty('days.0.dateISO', FRIDAY);
  expect(ask({ days: '0' }).json).toHaveProperty('days.length', 1);
  expect(ask({ days: '99' }).json).toHaveProperty('days.length', 60);
});

test('capacity has a form for people', () => {
  expect(ask({ from: '2026-11-28', days: '1' }).lines).toEqual([
    'Space from Sat 11/28/2026, 1 day',
    '                  Germination  Grow',
    '  Sat 11/28/2026  0 of 28      6 of 20',
    '',
    'Trays',
    '  With holes  12 clean  20 in use  8 dirty',
    '  Solid       80 clean  0 in use   0 dirty',
  ]);
});

test('capacity refuses what is no day and no number of days', () => {
  expect(() => ask({ from: 'Friday' })).toThrow("--from needs a day like 2026-11-20, not 'Friday'");
  expect(() => ask({ days: 'two' })).toThrow('--days needs a whole number of days from 1 to 60');
});

test('a missed planting uses no rack, unless the farm never marks tasks done', () => {
  const missed = aTask({ dateISO: '2026-11-18', cycleKey: 'pea|2026-11-28', trays: 5 });
  const done = aTask({ dateISO: '2026-11-17', cycleKey: 'pea|2026-11-27', trays: 2, done: true });
  const grown = (tasks: readonly Task[]) =>
    ask({ from: '2026-11-22', days: '1' }, { ...farm, orders: [], tasks }).json;
  expect(grown([missed, done])).toMatchObject({ days: [{ growUsed: 2 }] });
  expect(grown([missed])).toMatchObject({ days: [{ growUsed: 5 }] });
});

const LIVE = liveFarm();

test('trays of a size take their share of a slot', () => {
  const used = (from: string, days: string) => {
    const { json } = capacity.answer(
      aQuestion({ farm: LIVE, today: LIVE_DAY, options: { from, days } }),
    );
    return (json as { days: CapacityDay[] }).days;
  };
  const days = used('2026-11-25', '5');
  expect(days.map(({ germUsed }) => germUsed)).toEqual([1, 3.25, 3.25, 2.25, 0]);
  expect(days.map(({ growUsed }) => growUsed)).toEqual([0, 0, 0, 3, 12]);
  expect(used('2026-12-06', '1')).toMatchObject([{ growUsed: 21, growCapacity: 20 }]);
});

test('a farm with sizes tells where their trays are, and how many 1020s are out', () => {
  const answer = (farm: FarmDocument) =>
    capacity.answer(aQuestion({ farm, today: LIVE_DAY, options: { days: '1' } }));
  const day = '2026-12-04';
  const left = markAs('DELIVERED', { orderId: 'ord_bistro', dateISO: day });
  const delivered = actOn(LIVE, day, left);
  const { json, lines } = answer(delivered);
  expect(json).toMatchObject({
    trays: { out: 0 },
    sizes: [{ id: 'siz_1010', name: '1010', owned: 20, growing: 0, out: 6, free: 14 }],
  });
  expect(lines.join('\n')).toContain('1010');
  expect(answer(farm).json).not.toHaveProperty('sizes');
  expect(answer(farm).json).not.toHaveProperty('trays.out');
});
