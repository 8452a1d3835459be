import { seedNotBooked } from '#domain/catalog/seeds/book-seed.ts';
import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { moveProblem, stepInTheWay } from './list/move-text.ts';
import { taskNotes } from './list/task-text.ts';

const batch = { varietyId: 'pea', varietyName: 'Pea', cycleKey: 'pea|2026-11-26' };
test('seed that is not known is not booked, and it is said', () => {
  const farm = aFarm({ varieties: [aVariety({ seedGPerTray: null })] });
  expect(seedNotBooked(['pea'], farm)).toBe('Seed not booked: Pea has no grams per tray.');
  expect(seedNotBooked([], farm)).toBe('');
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
  expect(taskNotes(real)).toBe('22.5 oz, 30.0 oz planned');
});
