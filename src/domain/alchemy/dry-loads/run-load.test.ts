import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import {
  cancelLoad,
  moveLoad,
  startLoad,
  touchedCycles,
  undoStartLoad,
  weighLine,
} from './run-load.ts';

test('a load is started once, and only in a dryer', () => {
  const planned = aDryLoad();
  const started = { status: 'RUNNING', startISO: '2025-03-13' };
  expect(startLoad(planned, '2025-03-13', [])).toMatchObject(started);
  const running = aDryLoad({ status: 'RUNNING' });
  expect(startLoad(running, '2025-03-13', [])).toBe(running);
  const nowhere = { ...planned, dryerId: '' };
  expect(startLoad(nowhere, '2025-03-13', [])).toBe(nowhere);
});

test('a load that starts has the weights of the day, and the harvests that were cut for it', () => {
  const pea = aDryLine({ wetOz: 5, harvests: ['pea|2025-03-01'] });
  const kale = aDryLine({ itemId: 'flakes', varietyId: 'kale' });
  const work = (varietyId: string, more = {}) =>
    aTask({ type: 'HARVEST', varietyId, cycleKey: `${varietyId}|2025-03-12`, done: true, ...more });
  const linesWith = (...tasks: ReturnType<typeof aTask>[]) =>
    startLoad(aDryLoad({ lines: [pea, kale] }), '2025-03-13', tasks, [
      { itemId: 'flakes', wetOz: 9 },
    ]).lines;
  const cut = { ...kale, wetOz: 9, harvests: ['kale|2025-03-12'] };
  expect(linesWith(work('kale'))).toEqual([pea, cut]);
  // Cut are only harvests that were done, and not skipped.
  const none = [
    work('kale', { done: false }),
    work('kale', { skipped: true }),
    work('kale', { type: 'PLANT' }),
    work('kale', { cycleKey: 'kale|2025-03-11' }),
  ];
  expect(linesWith(...none)[1]).toEqual({ ...kale, wetOz: 9 });
  expect(linesWith(work('pea'))[0]).toEqual({ ...pea, harvests: ['pea|2025-03-12'] });
});

test('a start can be undone until a line is weighed', () => {
  const lines = [aDryLine({ harvests: ['pea|2025-03-12'] }), aDryLine({ itemId: 'flakes' })];
  const running = aDryLoad({ status: 'RUNNING', lines });
  expect(undoStartLoad(running)).toEqual({
    ...running,
    status: 'PLANNED',
    lines: lines.map((line) => ({ ...line, harvests: [] })),
  });
  const weighed = aDryLoad({ status: 'RUNNING', lines: [...lines, aDryLine({ dryG: 0 })] });
  expect(undoStartLoad(weighed)).toBe(weighed);
  const planned = aDryLoad({ lines });
  expect(undoStartLoad(planned)).toBe(planned);
});

test('a load is done when all its lines are weighed, and runs again when a weight is removed', () => {
  const load = aDryLoad({ lines: [aDryLine({ wetOz: 3 }), aDryLine({ itemId: 'flakes' })] });
  expect(weighLine(load, { itemId: 'powder', wetOz: 5 })).toMatchObject({
    status: 'PLANNED',
    lines: [{ wetOz: 5, dryG: null }, { wetOz: null }],
  });
  const half = weighLine(load, { itemId: 'powder', dryG: 0 });
  expect(half).toMatchObject({ status: 'RUNNING', lines: [{ wetOz: 3, dryG: 0 }, { dryG: null }] });
  const done = weighLine(half, { itemId: 'flakes', dryG: 40 });
  expect(done.status).toBe('DONE');
  const again = weighLine(done, { itemId: 'powder', dryG: null, wetOz: null });
  const left = [{ wetOz: null, dryG: null }, { dryG: 40 }];
  expect(again).toMatchObject({ status: 'RUNNING', lines: left });
  // Of one line alone nothing is weighed any more, but it has run.
  const one = aDryLoad({ status: 'DONE', lines: [aDryLine({ dryG: 4 })] });
  expect(weighLine(one, { itemId: 'powder', dryG: null }).status).toBe('RUNNING');
  const running = aDryLoad({ status: 'RUNNING' });
  expect(weighLine(running, { itemId: 'powder', wetOz: 8 }).status).toBe('RUNNING');
  const cancelled = aDryLoad({ status: 'CANCELLED' });
  expect(weighLine(cancelled, { itemId: 'powder', dryG: 8 })).toBe(cancelled);
});

test('fresh items of a day go into no dryer: they wait until all are weighed', () => {
  const lines = [aDryLine(), aDryLine({ itemId: 'flakes' })];
  const fresh = { ...aDryLoad({ lines }), dryerId: '' };
  const half = weighLine(fresh, { itemId: 'powder', dryG: 4 });
  expect(half.status).toBe('PLANNED');
  expect(weighLine(half, { itemId: 'flakes', dryG: 4 }).status).toBe('DONE');
});

test('a planned load moves with its greens, but for those that work was done for', () => {
  const pea = aDryLine();
  const kale = aDryLine({ itemId: 'flakes', varietyId: 'kale' });
  const load = aDryLoad({ lines: [pea, kale] });
  const touched = touchedCycles([
    aTask({ cycleKey: 'kale|2025-03-12', done: true }),
    aTask({ cycleKey: 'pea|2025-03-12', done: false }),
  ]);
  expect(moveLoad(load, '2025-03-15', touched)).toEqual({
    ...load,
    startISO: '2025-03-15',
    lines: [{ ...pea, cutISO: '2025-03-15' }, kale],
  });
  expect(moveLoad(load, '2025-03-12', touched)).toBe(load);
  const running = aDryLoad({ status: 'RUNNING' });
  expect(moveLoad(running, '2025-03-15', touched)).toBe(running);
});

test('only a planned load is given up', () => {
  expect(cancelLoad(aDryLoad())).toEqual(aDryLoad({ status: 'CANCELLED' }));
  const running = aDryLoad({ status: 'RUNNING' });
  expect(cancelLoad(running)).toBe(running);
});
