import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Task } from '#domain/planning/task.ts';
import { aFarm, aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { capacityDays } from './capacity-days.ts';

/** Ten days, three of them in germination: planted 3/4, in the light from 3/7, cut 3/14. */
const pea = aVariety({ id: 'pea', steps: [aStep('PLANT', 0, { dayEnd: 3 })] });

/** Slots used from 3/3 on, as "germination/grow" for each day. */
function used(tasks: readonly Task[], more: { varieties?: Variety[]; stackLimit?: number } = {}) {
  const farm = aFarm({ varieties: more.varieties ?? [pea] });
  const settings = {
    ...farm.settings,
    trays: { ...farm.settings.trays, stackLimit: more.stackLimit ?? 4 },
  };
  return capacityDays({ ...farm, settings }, tasks, '2025-03-03', 13)
    .map(({ germUsed, growUsed }) => `${germUsed}/${growUsed}`)
    .join(' ');
}

test('trays germinate in stacks until the lights, then stand singly until the day before harvest', () => {
  expect(used([aTask({ trays: 10 })])).toBe(
    '0/0 3/0 3/0 3/0 0/10 0/10 0/10 0/10 0/10 0/10 0/10 0/0 0/0',
  );
});

test('a planting that was skipped takes no place', () => {
  expect(used([aTask({ trays: 10, done: true, skipped: true })])).not.toContain('10');
});

test('ten trays of radish germinate on three slots in any mode, and stand singly in the light', () => {
  const varieties = [{ ...pea, name: 'China Rose RADISH' }];
  const slots = '3/0 3/0 3/0 0/10';
  expect(used([aTask({ trays: 10 })], { varieties, stackLimit: 2 })).toContain(slots);
  expect(used([aTask({ trays: 10, germMode: 'COVERED' })], { varieties })).toContain(slots);
});

test('trays of a deleted variety germinate for three days and keep the name of their tasks', () => {
  const gone = { varieties: [], stackLimit: 1 };
  expect(used([aTask({ trays: 8 })], gone)).toContain('0/0 8/0 8/0 8/0 0/8');
  expect(used([aTask({ trays: 8, varietyName: 'Red Radish' })], gone)).toContain('0/0 2/0 2/0 2/0');
});

test('the fresh farm has 28 germination and 20 grow slots', () => {
  expect(capacityDays(aFarm(), [], '2025-03-03', 2)).toEqual([
    { dateISO: '2025-03-03', germUsed: 0, germCapacity: 28, growUsed: 0, growCapacity: 20 },
    { dateISO: '2025-03-04', germUsed: 0, germCapacity: 28, growUsed: 0, growCapacity: 20 },
  ]);
});

test('what a window shows does not depend on where it starts', () => {
  const tasks = [aTask({ trays: 9 }), aTask({ trays: 5, dateISO: '2025-03-09' })];
  const farm = aFarm({ varieties: [pea] });
  const whole = capacityDays(farm, tasks, '2025-03-01', 20);
  expect(capacityDays(farm, tasks, addDays('2025-03-01', 6), 8)).toEqual(whole.slice(6, 14));
});
