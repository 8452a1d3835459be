import { expect, test } from 'vitest';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import { aFarm, aStep, aVariety } from '#tests/support/builders/builders.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import { simulate } from './simulate.ts';

/** Three days of a farm that wants eight trays of pea on Sunday and has a dryer for seven. */
const demand: CapacityDemand = aPeaDemand({
  label: 'Pea for soup',
  traysNeeded: 8,
  targetDate: '2026-11-22',
  requiresFreezeDry: true,
  ozPerTray: 10,
});
const pea = aVariety({ id: 'pea', daysToHarvest: 2, steps: [aStep('PLANT', 0, { dayEnd: 1 })] });
const fresh = aFarm({ varieties: [pea] });
const farm = {
  ...fresh,
  capacity: {
    ...fresh.capacity,
    options: { ...fresh.capacity.options, windowDays: 3 },
    freezeDryers: [{ id: 'fd-1', label: 'Big', shelves: 7, cycleDays: 1, shelfMaxOz: 16 }],
    demands: [demand],
  },
};

const answer = simulate.answer(aQuestion({ farm }));

test('simulate has a form for people', () => {
  expect(answer.lines).toEqual([
    'Simulation from Fri 11/20/2026, 3 days',
    '',
    'Assignments (1)',
    '  dem_1  Pea for soup  8 trays  planted Fri 11/20/2026  harvested Sun 11/22/2026',
    '',
    'Days',
    '                  Germ stacks  Covers  Solids  Grow trays  Freeze shelves  Freeze oz',
    '  Fri 11/20/2026  2            2       8       0           0               0',
    '  Sat 11/21/2026  0            0       8       8           0               0',
    '  Sun 11/22/2026  0            0       0       0           8               80',
    '',
    'Conflicts (1)',
    '  Sun 11/22/2026  FREEZE_DRYER_CAPACITY  8 of 7 freeze-dryer shelves  over by 1  dem_1',
  ]);
});
