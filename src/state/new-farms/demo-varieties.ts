import { blankVariety } from '#domain/catalog/varieties/blank-variety.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import { calibrateVariety } from '#domain/catalog/varieties/calibration.ts';
import { saveSteps } from '#domain/catalog/varieties/save-steps.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';

const DAY: Millis = 86_400_000;

/** A step without what follows from the variety: its id, and an end that is its start. */
type DemoStep = Pick<GrowStep, 'type'> & Partial<Omit<GrowStep, 'id' | 'type'>>;

type DemoVariety = Pick<
  Variety,
  'id' | 'name' | 'daysToHarvest' | 'yieldOzPerTray' | 'seedGPerTray' | 'notes'
> & {
  readonly bag: { readonly pounds: number; readonly dollars: number };
  readonly steps: readonly DemoStep[];
};

const DEMO_VARIETIES: readonly DemoVariety[] = [
  {
    id: 'sunflower',
    name: 'Sunflower',
    daysToHarvest: 12,
    yieldOzPerTray: 18,
    seedGPerTray: 190,
    notes: 'Hulls come off best with a top mist the evening before harvest',
    bag: { pounds: 25, dollars: 78 },
    steps: [
      { type: 'SOAK', soakHours: 8, note: 'Rinse twice' },
      { type: 'PLANT', dayEnd: 3, germMode: 'WEIGHTED', note: 'One brick per stack' },
      { type: 'BLACKOUT', dayStart: 3, dayEnd: 5 },
      { type: 'LIGHTS', dayStart: 5, dayEnd: 12 },
      { type: 'WATER', dayStart: 6, dayEnd: 11, note: 'Bottom water' },
    ],
  },
  {
    id: 'pea-shoots',
    name: 'Pea Shoots',
    daysToHarvest: 12,
    yieldOzPerTray: 16,
    seedGPerTray: 230,
    notes: 'Cut above the first leaf for a second harvest',
    bag: { pounds: 50, dollars: 96 },
    steps: [
      { type: 'SOAK', soakHours: 24 },
      { type: 'PLANT', dayEnd: 3, germMode: 'WEIGHTED' },
      { type: 'BLACKOUT', dayStart: 3, dayEnd: 4 },
      { type: 'LIGHTS', dayStart: 4, dayEnd: 11 },
      { type: 'WATER', dayStart: 5, dayEnd: 10, note: 'Bottom water' },
    ],
  },
  {
    id: 'broccoli',
    name: 'Broccoli',
    daysToHarvest: 10,
    yieldOzPerTray: 8,
    seedGPerTray: 22,
    notes: '',
    bag: { pounds: 5, dollars: 95 },
    steps: [
      { type: 'PLANT', dayEnd: 4, germMode: 'WEIGHTED' },
      { type: 'MIST', dayStart: 2, dayEnd: 3, note: 'Lightly' },
      { type: 'LIGHTS', dayStart: 4, dayEnd: 10 },
      { type: 'WATER', dayStart: 5, dayEnd: 9 },
    ],
  },
  {
    id: 'radish',
    name: 'Radish',
    daysToHarvest: 9,
    yieldOzPerTray: 12,
    seedGPerTray: 34,
    notes: 'Quick: check a day early in warm weeks',
    bag: { pounds: 10, dollars: 84 },
    steps: [
      { type: 'PLANT', dayEnd: 2, germMode: 'WEIGHTED' },
      { type: 'BLACKOUT', dayStart: 2, dayEnd: 4 },
      { type: 'LIGHTS', dayStart: 4, dayEnd: 9 },
      { type: 'WATER', dayStart: 4, dayEnd: 8 },
    ],
  },
  {
    id: 'kale',
    name: 'Kale',
    daysToHarvest: 10,
    yieldOzPerTray: 8,
    seedGPerTray: 20,
    notes: '',
    bag: { pounds: 5, dollars: 88 },
    steps: [
      { type: 'PLANT', dayEnd: 3, germMode: 'COVERED', note: 'Dome instead of weight' },
      { type: 'DOME', dayStart: 3, dayEnd: 4 },
      { type: 'LIGHTS', dayStart: 4, dayEnd: 10 },
      { type: 'WATER', dayStart: 5, dayEnd: 9 },
    ],
  },
];

/** Weighed trays of the demo's sunflower; their mean is its 18 ounces. */
const SUNFLOWER_SAMPLES = [17.4, 18.6, 18.1, 17.9];

/** The crops of the demo farm; one of them was weighed some weeks ago. */
export function demoVarieties(now: Millis): readonly Variety[] {
  return DEMO_VARIETIES.map((demo) => {
    const variety = demoVariety(demo);
    if (demo.id !== 'sunflower') return variety;
    return calibrateVariety(variety, SUNFLOWER_SAMPLES, new Date(now - 20 * DAY).toISOString());
  });
}

function demoVariety({ bag, steps, ...demo }: DemoVariety): Variety {
  return {
    ...blankVariety(demo.id, demo.name),
    ...demo,
    steps: saveSteps(steps.map(demoStep), demo.daysToHarvest),
    cost: { bagLb: bag.pounds, bagCost: bag.dollars },
  };
}

function demoStep(step: DemoStep, at: number): GrowStep {
  const dayStart = step.dayStart ?? 0;
  return { note: '', dayEnd: dayStart, ...step, id: `stp_${at + 1}`, dayStart };
}
