import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { aPlantedEntry, aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';

/** Both wrote at one moment: the cloud is the later side. */
const merge = (base: FarmDocument | null, local: FarmDocument, remote: FarmDocument) =>
  mergeTwo(base, local, remote, [0, 0]);

const MARIA = { memberId: 'mbr_b', name: 'Maria', atISO: '2025-03-04T07:42:00.000Z' };
const JOE = { memberId: 'mbr_a', name: 'Joe', atISO: '2025-03-04T07:45:00.000Z' };
const OPEN = aTask({ dateISO: '2025-03-04' });
const done = (by?: Task['by']): Task => ({ ...OPEN, done: true, ...(by && { by }) });
const withTask = (task: Task) => aFarm({ tasks: [task] });

test('of two done marks the earlier wins, then the smaller id, on either side, with or without a past, and without a notice', () => {
  const hand = fc.record({
    memberId: fc.constantFrom('mbr_a', 'mbr_b', 'mbr_c'),
    name: fc.constantFrom('Joe', 'Maria'),
    atISO: fc.constantFrom('2025-03-04T07:42:00.000Z', '2025-03-04T07:45:00.000Z'),
  });
  checkLaw([hand, hand, fc.constantFrom(withTask(OPEN), null)], (one, other, base) => {
    fc.pre(one.memberId !== other.memberId);
    const sign = ({ atISO, memberId }: typeof one) => `${atISO} ${memberId}`;
    const first = sign(one) < sign(other) ? one : other;
    const here = merge(base, withTask(done(one)), withTask(done(other)));
    const there = merge(base, withTask(done(other)), withTask(done(one)));
    for (const { merged, notices } of [here, there]) {
      expect(merged.tasks).toEqual([done(first)]);
      expect(notices).toEqual([]);
    }
  });
});

test('a done mark without a name loses against one with a name', () => {
  const { merged } = merge(withTask(OPEN), withTask(done()), withTask(done(JOE)));
  expect(merged.tasks).toEqual([done(JOE)]);
});

test('what one has skipped and the other carried out was done by who carried it out', () => {
  const skipped: Task = { ...done(MARIA), skipped: true };
  const base = withTask(OPEN);
  const { merged, notices } = merge(base, withTask(skipped), withTask(done(JOE)));
  expect(merged.tasks).toEqual([done(JOE)]);
  expect(notices).toEqual([]);
});

test('a loss that two have changed names who changed it last; the name alone is no notice', () => {
  const loss = aHarvestLoss({ dateISO: '2025-03-04', atISO: '2025-03-04T06:00:00.000Z' });
  const withLoss = (more: object) => aFarm({ harvestLosses: [{ ...loss, ...more }] });
  const base = withLoss({});
  const { merged, notices } = merge(
    base,
    withLoss({ qty: 2, by: JOE }),
    withLoss({ note: 'mice', by: MARIA }),
  );
  expect(merged.harvestLosses).toEqual([{ ...loss, qty: 2, note: 'mice', by: JOE }]);
  expect(notices).toEqual([]);
});

test('the notice of an overruled count says who changed it and when, on either device', () => {
  const entry = aPlantedEntry({
    id: 'log_2025-03-04_pea',
    trays: 4,
    recordedAtISO: '2025-03-04T06:00:00.000Z',
    source: 'manual',
  });
  const withCount = (trays: number, by?: Task['by']) =>
    aFarm({
      traysPlantedLog: [
        { ...entry, trays, recordedAtISO: by?.atISO ?? entry.recordedAtISO, ...(by && { by }) },
      ],
    });
  const { merged, notices } = merge(withCount(4), withCount(5, JOE), withCount(6, MARIA));
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 5, by: JOE }]);
  expect(notices).toMatchObject([
    { keptBy: 'Joe', lostBy: 'Maria', lostAt: Date.parse(MARIA.atISO) },
  ]);
});

test('a name that stood there before the change says nothing of it: the device is told of', () => {
  const loss = aHarvestLoss({
    dateISO: '2025-03-04',
    atISO: '2025-03-04T06:00:00.000Z',
    by: MARIA,
  });
  const withLoss = (more: object) => aFarm({ harvestLosses: [{ ...loss, ...more }] });
  const { notices } = merge(withLoss({}), withLoss({ qty: 2 }), withLoss({ qty: 3, by: JOE }));
  expect(notices).toMatchObject([{ keptBy: 'Joe', lostBy: 'Phone' }]);
  expect(notices[0]).not.toHaveProperty('lostAt');
});
