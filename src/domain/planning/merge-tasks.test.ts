import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { mergeTasks } from './merge-tasks.ts';
import type { Task } from './task.ts';

const TODAY = '2025-03-10';

/** A task of a variety's cycle, e.g. `work('PLANT', 'radish', '2025-03-12', '2025-03-21')`. */
function work(
  type: Task['type'],
  varietyId: string,
  dateISO: string,
  harvestISO: string,
  more: Partial<Task> = {},
): Task {
  return aTask({ type, varietyId, dateISO, cycleKey: `${varietyId}|${harvestISO}`, ...more });
}

test('done cycles, past and general tasks stay, untouched cycles follow the new plan', () => {
  const existing = [
    work('PLANT', 'broccoli', '2025-03-04', '2025-03-14', { done: true, trays: 3 }),
    work('HARVEST', 'broccoli', '2025-03-14', '2025-03-14', { trays: 3 }),
    work('PLANT', 'pea', '2025-03-08', '2025-03-20'),
    work('HARVEST', 'pea', '2025-03-20', '2025-03-20'),
    work('PLANT', 'radish', '2025-03-12', '2025-03-21', { trays: 4, external: { event: 'e1' } }),
    work('HARVEST', 'radish', '2025-03-21', '2025-03-21', { trays: 4 }),
    aGeneralTask({ dateISO: '2025-03-11', title: 'Sweep/Mop' }),
    work('PLANT', 'sunflower', '2025-03-13', '2025-03-25'),
    work('HARVEST', 'sunflower', '2025-03-25', '2025-03-25'),
  ];
  const planned = [
    work('PLANT', 'broccoli', '2025-03-04', '2025-03-14', { trays: 5 }),
    work('HARVEST', 'broccoli', '2025-03-14', '2025-03-14', { trays: 5 }),
    work('PLANT', 'radish', '2025-03-12', '2025-03-21', { trays: 6 }),
    work('HARVEST', 'radish', '2025-03-21', '2025-03-21', { trays: 6 }),
  ];
  const merged = mergeTasks(existing, planned, TODAY);
  const nameOf = ({ varietyId, title }: Task) => varietyId ?? title;
  expect(merged.map((task) => [task.dateISO, task.type, nameOf(task), task.trays])).toEqual([
    ['2025-03-04', 'PLANT', 'broccoli', 3],
    ['2025-03-08', 'PLANT', 'pea', 1],
    ['2025-03-11', 'GENERAL', 'Sweep/Mop', undefined],
    ['2025-03-12', 'PLANT', 'radish', 6],
    ['2025-03-14', 'HARVEST', 'broccoli', 3],
    ['2025-03-21', 'HARVEST', 'radish', 6],
  ]);
  expect(merged[3]?.external).toEqual({ event: 'e1' });
});

test('a key that a kept task of another cycle holds gets the harvest day added', () => {
  const done = work('WATER', 'pea', '2025-03-12', '2025-03-16', { done: true });
  const planned = [work('WATER', 'pea', '2025-03-12', '2025-03-17')];
  expect(mergeTasks([done], planned, TODAY).map((task) => [task.id, task.taskKey])).toEqual([
    ['2025-03-12|WATER|pea', '2025-03-12|WATER|pea'],
    ['2025-03-12|WATER|pea|2025-03-17', '2025-03-12|WATER|pea|2025-03-17'],
  ]);
});

test('data of other tools carries over, every field of the plan is new', () => {
  const planned = work('PLANT', 'pea', '2025-03-12', '2025-03-22', { trays: 2 });
  const foreign = { external: { event: 'e1' }, calendarColor: 'green' };
  const before = { ...planned, trays: 1, orderId: 'gone', title: 'Old', ...foreign };
  expect(mergeTasks([before], [planned], TODAY)).toEqual([{ ...planned, ...foreign }]);
});

test('a task that the plan does not change is the same object afterwards', () => {
  const kept = work('PLANT', 'pea', '2025-03-12', '2025-03-22', { external: { event: 'e1' } });
  const gone = work('HARVEST', 'kale', '2025-03-22', '2025-03-22');
  const merged = mergeTasks([kept, gone], [{ ...kept }], TODAY);
  expect(merged).toHaveLength(1);
  expect(merged[0]).toBe(kept);
});

test('the tasks of a day are in the order of the work, then by variety name', () => {
  const planned = [
    work('WATER', 'basil', '2025-03-12', '2025-03-18'),
    work('PLANT', 'pea', '2025-03-12', '2025-03-22'),
    work('PLANT', 'kale', '2025-03-12', '2025-03-22'),
    work('HARVEST', 'basil', '2025-03-11', '2025-03-11'),
  ];
  const general = aGeneralTask({ dateISO: '2025-03-12' });
  const order = mergeTasks([general], planned, TODAY).map((task) => task.varietyId ?? 'general');
  expect(order.join(' ')).toBe('basil kale pea basil general');
});

test('a moved task follows the plan on its new day and is not planned a second time', () => {
  const water = work('WATER', 'pea', '2025-03-15', '2025-03-20', { trays: 2 });
  const moved = { ...water, dateISO: '2025-03-17', movedFromISO: '2025-03-15' };
  const planned = [{ ...water, trays: 5 }];
  const [after, ...others] = mergeTasks([moved], planned, TODAY);
  expect(others).toEqual([]);
  expect(after).toEqual({ ...moved, trays: 5 });
  const settled = [moved];
  expect(mergeTasks(settled, [water], TODAY)).toBe(settled);
});

test('a moved task keeps its day also when another cycle has taken its key', () => {
  const water = work('WATER', 'pea', '2025-03-15', '2025-03-21');
  const moved = { ...water, dateISO: '2025-03-17', movedFromISO: '2025-03-15' };
  const earlier = work('WATER', 'pea', '2025-03-15', '2025-03-20');
  const suffixed = { ...water, id: `${water.id}|2025-03-21`, taskKey: `${water.id}|2025-03-21` };
  const merged = mergeTasks([moved], [earlier, suffixed], TODAY);
  expect(merged.map((task) => [task.cycleKey, task.dateISO])).toEqual([
    ['pea|2025-03-20', '2025-03-15'],
    ['pea|2025-03-21', '2025-03-17'],
  ]);
});

const PLANT = work('PLANT', 'pea', '2025-03-12', '2025-03-20', { trays: 2 });
const WATER = work('WATER', 'pea', '2025-03-15', '2025-03-20', { trays: 2 });
const PAST = { ...WATER, dateISO: '2025-03-08', taskKey: '2025-03-08|WATER|pea', id: 'past' };
const SUFFIXED = { ...WATER, id: `${WATER.id}|2025-03-20`, taskKey: `${WATER.id}|2025-03-20` };
const SOAK = work('SOAK', 'pea', '2025-03-12', '2025-03-20');
const skipped = { done: true, skipped: true } as const;
const LOOSE = { ...PLANT, cycleKey: '', done: true };

test.each<readonly [string, readonly Task[], readonly Task[]]>([
  ['is over and open', [PAST], [{ ...PAST, trays: 9 }]],
  ['is over, though no longer planned', [PAST], []],
  ['is over, under an older key', [{ ...PAST, taskKey: `${PAST.taskKey}|2025-03-20` }], [PAST]],
  [
    'was overdue when it was moved',
    [{ ...PAST, dateISO: '2025-03-12', movedFromISO: '2025-03-08' }],
    [{ ...PAST, trays: 9 }],
  ],
  [
    'was overdue when it was moved, though no longer planned',
    [{ ...PAST, dateISO: '2025-03-12', movedFromISO: '2025-03-08' }],
    [],
  ],
  [
    'was moved to a day that is over',
    [{ ...WATER, dateISO: '2025-03-09', movedFromISO: '2025-03-15' }],
    [WATER],
  ],
  [
    'was moved to such a day, under another key',
    [{ ...WATER, dateISO: '2025-03-09', movedFromISO: '2025-03-15' }],
    [SUFFIXED],
  ],
  [
    'belongs to a batch whose soak was skipped',
    [{ ...SOAK, ...skipped }, PLANT],
    [SOAK, { ...PLANT, trays: 9 }],
  ],
  ['belongs to no batch, in the place of the planned one', [LOOSE], [PLANT]],
])('work stays as it is, and is not planned once more, where it %s', (_what, existing, planned) => {
  expect(mergeTasks(existing, planned, TODAY)).toBe(existing);
});

test.each<readonly [string, Task]>([
  ['of today', { ...PLANT, dateISO: TODAY }],
  ['that was moved from today', { ...PLANT, movedFromISO: TODAY }],
  ['that was moved ahead', { ...WATER, dateISO: '2025-03-17', movedFromISO: '2025-03-15' }],
])('open work %s goes with the order it was for', (_what, task) => {
  expect(mergeTasks([task], [], TODAY)).toEqual([]);
});

test('a done task outside of any batch freezes none', () => {
  const harvest = work('HARVEST', 'pea', '2025-03-20', '2025-03-20');
  expect(mergeTasks([LOOSE], [PLANT, harvest], TODAY)).toEqual([LOOSE, harvest]);
});
