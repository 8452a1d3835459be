import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { aFarm, aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { capacityDays, type CapacityDay } from './capacity-days.ts';

const FROM = '2025-03-01';
const DAYS = 40;

const farm = aFarm({
  varieties: [
    aVariety({ id: 'pea', steps: [aStep('PLANT', 0, { dayEnd: 3 })] }),
    aVariety({ id: 'radish', daysToHarvest: 6, steps: [aStep('BLACKOUT', 4)] }),
  ],
});

/** Plantings before, in and after the window, some of varieties that are gone. */
const plantings: fc.Arbitrary<Task[]> = fc.array(
  fc
    .record({
      planted: fc.integer({ min: -20, max: 45 }),
      grows: fc.integer({ min: 0, max: 20 }),
      trays: fc.integer({ min: 0, max: 30 }),
      varietyId: fc.constantFrom('pea', 'radish', 'gone'),
      germMode: fc.constantFrom(undefined, 'UNWEIGHTED' as const, 'COVERED' as const),
    })
    .map(({ planted, grows, trays, varietyId, germMode }) =>
      aTask({
        dateISO: addDays(FROM, planted),
        cycleKey: `${varietyId}|${addDays(FROM, planted + grows)}`,
        varietyId,
        trays,
        ...(germMode === undefined ? {} : { germMode }),
      }),
    ),
  { maxLength: 12 },
);

const days = (tasks: readonly Task[]): readonly CapacityDay[] =>
  capacityDays(farm, tasks, FROM, DAYS);

const slots = (shown: readonly CapacityDay[]) =>
  shown.map(({ germUsed, growUsed }) => [germUsed, growUsed]);

test('slots used are the sum over the plantings, and never negative', () => {
  checkLaw([plantings], { numRuns: 60 }, (tasks) => {
    const together = slots(days(tasks));
    const singly = tasks.map((task) => slots(days([task])));
    expect(together).toEqual(
      together.map((_, day) =>
        [0, 1].map((place) =>
          singly.reduce((sum, alone) => sum + (alone[day]?.[place] ?? Number.NaN), 0),
        ),
      ),
    );
    expect(together.flat().every((used) => used >= 0)).toBe(true);
  });
});

test('on no day do the trays of a planting use both racks', () => {
  checkLaw([plantings], { numRuns: 60 }, (tasks) => {
    for (const task of tasks) {
      for (const { germUsed, growUsed } of days([task])) {
        expect(Math.min(germUsed, growUsed)).toBe(0);
      }
    }
  });
});

const SHARES = { siz_pea: 0.5, siz_radish: 0.3333 };

function withShares(factor: number) {
  const traySizes = Object.entries(SHARES).map(([id, share]) =>
    aTraySize({ id, slotShare: share * factor }),
  );
  const varieties = farm.varieties.map((one) => ({ ...one, traySizeId: `siz_${one.id}` }));
  return { ...farm, varieties, catalog: { ...farm.catalog, traySizes } };
}

test('racks with every share halved take half', () => {
  checkLaw([plantings], { numRuns: 60 }, (tasks) => {
    const known = tasks.filter(({ varietyId }) => varietyId !== 'gone');
    const used = (factor: number) =>
      slots(capacityDays(withShares(factor), known, FROM, DAYS)).flat();
    const half = used(0.5);
    used(1).forEach((whole, at) => expect(half[at]).toBeCloseTo(whole / 2, 9));
  });
});

test('sizes that take a whole slot change no racks', () => {
  const traySizes = farm.varieties.map(({ id }) => aTraySize({ id: `siz_${id}`, slotShare: 1 }));
  const whole = { ...withShares(1), catalog: { ...farm.catalog, traySizes } };
  checkLaw([plantings], { numRuns: 60 }, (tasks) => {
    expect(capacityDays(whole, tasks, FROM, DAYS)).toEqual(days(tasks));
  });
});
