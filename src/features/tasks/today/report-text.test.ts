import { seedNotBooked } from '#domain/catalog/seeds/book-seed.ts';
import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { act } from '#tests/support/devices/act.ts';
import { moveProblem, movedBatchText, stepInTheWay } from './list/move-text.ts';
import { openAgainText, skippedBatchText } from './planting/planting-text.ts';
import { taskNotes, taskQuantity } from './list/task-text.ts';

const batch = { varietyId: 'pea', varietyName: 'Pea', cycleKey: 'pea|2026-11-26' };
const plant = aTask({ ...batch, type: 'PLANT', dateISO: '2026-11-16', trays: 3 });

test('a planting that is unticked says what comes back', () => {
  const before = aFarm({ varieties: [aVariety({ seedGPerTray: 190 })], tasks: [plant] });
  const ticked = act(before, { type: 'TOGGLE_TASK_DONE', payload: { id: plant.id } });
  // 3 × 190 g are 1.2566 lb.
  expect(openAgainText(plant, ticked, before)).toBe(
    'Pea reopened. 3 trays and 1.26 lb of seed returned.',
  );
  expect(openAgainText(plant, before, before)).toBe('Pea reopened.');
});

test('seed that is not known is not booked, and it is said', () => {
  const farm = aFarm({ varieties: [aVariety({ seedGPerTray: null })] });
  expect(seedNotBooked(['pea'], farm)).toBe('Seed not booked: Pea has no grams per tray.');
  expect(seedNotBooked([], farm)).toBe('');
});

test('a batch that is given up or moved is named with its harvest', () => {
  expect(skippedBatchText(plant)).toBe('Skipped Pea, 3 trays for Thu 11/26.');
  const harvest = aTask({ ...batch, type: 'HARVEST', dateISO: '2026-11-30' });
  const moved = { ...plant, dateISO: '2026-11-20' };
  expect(movedBatchText(moved, [moved, harvest])).toBe('Pea moved to Fri 11/20, cut Mon 11/30.');
});

test('a step that another one is in the way of says which', () => {
  const blackout = aTask({ ...batch, type: 'BLACKOUT', dateISO: '2026-11-24' });
  const lights = aTask({ ...batch, type: 'LIGHTS', dateISO: '2026-11-25' });
  const steps = [blackout, lights];
  expect(stepInTheWay(lights, steps, '2026-11-23')).toBe('Lights come after Blackout, Tue 11/24.');
  expect(stepInTheWay(blackout, steps, '2026-11-26')).toBe(
    'Blackout comes before Lights, Wed 11/25.',
  );
  expect(stepInTheWay(lights, steps, '2026-11-24')).toBeNull();
});

test('a day to move to is another one, from today on, and between its steps', () => {
  const blackout = aTask({ ...batch, type: 'BLACKOUT', dateISO: '2026-11-24' });
  const lights = aTask({ ...batch, type: 'LIGHTS', dateISO: '2026-11-25' });
  const problem = (dateISO: string | null, steps = [blackout, lights]) =>
    moveProblem(lights, dateISO, { batch: steps, today: '2026-11-20' });
  expect(problem(null)).toBe('Choose a day');
  expect(problem('2026-11-25')).toBe('Choose another day');
  expect(problem('2026-11-19')).toBe('Choose today or a later day');
  expect(problem('2026-11-23')).toBe('Lights come after Blackout, Tue 11/24.');
  expect(problem('2026-11-26')).toBeNull();
  expect(problem('2026-11-23', [])).toBeNull();
});

test('other trays than planned are said beside the planned ones', () => {
  const harvest = aTask({ ...batch, type: 'HARVEST', trays: 3, oz: 22.5 });
  const real = { ...harvest, plannedTrays: 4, plannedOz: 30 };
  expect(taskQuantity(real)).toBe('3 trays, 4 planned');
  expect(taskNotes(real)).toBe('22.5 oz, 30.0 oz planned');
  const dead = { ...harvest, trays: 0, plannedTrays: 2, traysToClear: 2 };
  expect(taskQuantity(dead)).toBe('Clear 2 trays, all lost');
});
