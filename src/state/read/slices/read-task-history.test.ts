import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { damagedJson } from '#tests/support/random/damaged-json.ts';
import { compactFarm } from '../compact-farm.ts';
import { normalizeFarm } from '../normalize-farm.ts';
import { readTaskHistory } from './read-task-history.ts';

const idsOf = (value: unknown) => readTaskHistory(value).tasks.map(({ id }) => id);

test('a row that cannot be read is left out and named, and everything else stays', () => {
  const good = ['WATER', 2, 3];
  const history = [
    { id: '2025-02-30', crops: [['pea', 'Pea', good]] },
    {
      id: '2025-03-04',
      crops: [
        [
          'pea',
          'Pea',
          good,
          ['DANCE', 2, 3],
          ['MIST', 1.5, 3],
          ['MIST', 1, '3'],
          'MIST',
          ['MIST', 1, 3],
        ],
        ['kale'],
        ['kale', 'Kale', ['HARVEST', 0, 4, null]],
      ],
      other: 'swept',
    },
    'yesterday',
    { id: '2025-03-05', other: [7, { id: 'gen_1', title: 'Sweep/Mop' }] },
  ];
  expect(idsOf(history)).toEqual(['2025-03-04|WATER|pea', '2025-03-04|MIST|pea', 'gen_1']);
  const noDay = 'The row names no day, so its work is left out.';
  const noTask = 'The task cannot be read and is left out.';
  expect(readTaskHistory(history).unreadable).toEqual([
    { path: 'taskHistory[0]', message: noDay },
    { path: 'taskHistory[1].crops[0][3]', message: noTask },
    { path: 'taskHistory[1].crops[0][4]', message: noTask },
    { path: 'taskHistory[1].crops[0][5]', message: noTask },
    { path: 'taskHistory[1].crops[0][6]', message: noTask },
    {
      path: 'taskHistory[1].crops[1]',
      message: 'The row names no variety, so its work is left out.',
    },
    { path: 'taskHistory[1].crops[2][2]', message: noTask },
    { path: 'taskHistory[1].other', message: 'The work of the day is no list and is left out.' },
    { path: 'taskHistory[2]', message: noDay },
    { path: 'taskHistory[3].other[0]', message: noTask },
  ]);
});

test('no history at all, and one that is none, are no tasks', () => {
  for (const value of [undefined, null, 'x', 5, {}, []]) {
    expect(readTaskHistory(value)).toEqual({ tasks: [], unreadable: [] });
  }
});

test('remarks are read like any other task, and none reaches for the prototype of objects', () => {
  const text = `[{"id":"2025-03-04","crops":[["__proto__","constructor",
    ["WATER",2,3,{"done":"no","note":7,"dateISO":"1999-01-01","__proto__":{"polluted":1}}]]]}]`;
  const { tasks } = normalizeFarm({ taskHistory: JSON.parse(text) as unknown });
  expect(tasks).toEqual([
    aTask({
      dateISO: '2025-03-04',
      type: 'WATER',
      varietyId: '__proto__',
      varietyName: 'constructor',
      cycleKey: '__proto__|2025-03-06',
      note: '7',
      trays: 3,
    }),
  ]);
  expect(tasks[0]).not.toHaveProperty('polluted');
});

test('a damaged history is read without complaint, and reading it again changes nothing', () => {
  const days = ['2025-03-03', '2025-03-04', '2025-03-05'];
  const tasks = days.flatMap((dateISO) => [
    aTask({ dateISO, done: true, orderId: 'ord_1' }),
    aTask({ dateISO, type: 'HARVEST', oz: 24 }),
  ]);
  const whole = JSON.parse(JSON.stringify(compactFarm(aFarm({ tasks }), '2026-11-21'))) as object;
  const { taskHistory, ...rest } = whole as { readonly taskHistory: unknown };
  checkLaw([damagedJson(taskHistory)], { numRuns: 100 }, (damaged) => {
    const once = normalizeFarm({ ...rest, taskHistory: damaged });
    expect(once).not.toHaveProperty('taskHistory');
    expect(normalizeFarm(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });
});
