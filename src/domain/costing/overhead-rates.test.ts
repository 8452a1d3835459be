import { expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { overheadNote, overheadRates } from './overhead-rates.ts';

const scenario = freshFarm().catalog.overheadScenario;
const busy = { ...scenario, months: 1, trays: 300, units: 800, events: 4 };

test('an overhead of 0 links to the Overhead Catalog', () => {
  expect(overheadNote(overheadRates({ overheads: [], overheadScenario: busy }))).toEqual({
    text: 'Overhead per tray is $0.00 — add overheads in the Overhead Catalog.',
    mend: { to: 'overheads' },
  });
});
