import { expect, test } from 'vitest';
import { aFarm, aStep, aVariety } from '#tests/support/builders/builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { GrowStep } from '#domain/catalog/varieties/variety.ts';

const plant = aStep('PLANT', 0);
const farm = (daysToHarvest: number, ...steps: GrowStep[]) =>
  aFarm({ varieties: [aVariety({ id: 'pea', daysToHarvest, steps })] });
const FARM = farm(10, plant, aStep('HARVEST', 10));

/** What is left of a step for a reader: when it is what. */
const told = (steps: readonly GrowStep[] | undefined) =>
  steps?.map(({ type, dayStart, dayEnd }) => `${type} ${dayStart}-${dayEnd}`).toSorted();

test('grow steps of two devices come together with one harvest, on the day the variety is ripe', () => {
  const phone = farm(12, plant, aStep('WATER', 3), aStep('HARVEST', 12));
  const office = farm(11, plant, aStep('LIGHTS', 4), aStep('HARVEST', 11));
  const { merged } = mergeTwo(FARM, phone, office);
  expect(merged.varieties[0]?.daysToHarvest).toBe(12);
  expect(told(merged.varieties[0]?.steps)).toEqual([
    'HARVEST 12-12',
    'LIGHTS 4-4',
    'PLANT 0-0',
    'WATER 3-3',
  ]);
});

test('grow steps of two devices come together with one planting', () => {
  const phone = farm(10, { ...plant, id: 'p', note: 'Soak first' }, aStep('HARVEST', 10));
  const office = farm(
    10,
    { ...plant, id: 'o', dayEnd: 2 },
    aStep('LIGHTS', 4),
    aStep('HARVEST', 10),
  );
  const { merged } = mergeTwo(FARM, phone, office);
  const steps = merged.varieties[0]?.steps ?? [];
  expect(steps.filter(({ type }) => type === 'PLANT')).toHaveLength(1);
  expect(steps.map(({ type }) => type).toSorted()).toEqual(['HARVEST', 'LIGHTS', 'PLANT']);
});
