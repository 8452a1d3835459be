import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aLot } from '#tests/support/builders/supply-builders.ts';
import type { Task } from '#domain/planning/task.ts';
import type { SupplyLot } from './variety-supply.ts';
import { realTask } from './real-trays.ts';

const HARVEST = aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 3, oz: 24 });
const LIGHTS = { ...HARVEST, type: 'LIGHTS' as const };
const DONE = { ...HARVEST, done: true };
const SKIPPED = { ...DONE, skipped: true as const };
const { oz: _oz, ...NO_OUNCES } = HARVEST;
const { trays: _trays, ...NO_TRAYS } = HARVEST;

/** Of three trays one is lost: 16 oz. */
const LOT = aLot({ countedTrays: 3, lostTrays: 1, oz: 16, expectedOz: 16 });
const WHOLE = { lostTrays: 0, oz: 24 };
const LOST = { lostTrays: 3, oz: 0, expectedOz: 0 };
const HELD = { oz: 0, held: { oz: 16, codes: ['RB-2377'] } };
const NONE = { countedTrays: 0, lostTrays: 0, oz: 0 };
const CUT = { state: 'cut' } as const;

const TWO = { trays: 2, plannedTrays: 3 };
const SIXTEEN = { oz: 16, plannedOz: 24 };
const NOTHING = { trays: 0, plannedTrays: 3, oz: 0, plannedOz: 24 };

/** What is told of a task and differs from its plan; null: it stands as planned. */
function told(task: Task, lot: Partial<SupplyLot> | null): object | null {
  const real = realTask(task, lot === null ? undefined : { ...LOT, ...lot });
  const before = new Map(Object.entries(task));
  const more = Object.entries(real).filter(([field, value]) => before.get(field) !== value);
  return real === task ? null : Object.fromEntries(more);
}

test.each<readonly [string, Task, Partial<SupplyLot> | null, object | null]>([
  ['an open harvest works on the trays that are left', HARVEST, {}, { ...TWO, ...SIXTEEN }],
  ['ounces that are as planned are not told', HARVEST, { oz: 24 }, TWO],
  ['trays that are as planned are not told', HARVEST, { ...WHOLE, oz: 16 }, SIXTEEN],
  ['less than a twentieth of an ounce is no difference', HARVEST, { ...WHOLE, oz: 23.96 }, null],
  ['more is one', HARVEST, { ...WHOLE, oz: 23.94 }, { oz: 23.94, plannedOz: 24 }],
  ['lost trays are to be cleared', HARVEST, LOST, { ...NOTHING, traysToClear: 3 }],
  ['other work than a harvest clears none', LIGHTS, LOST, NOTHING],
  [
    'work of a held batch says so',
    { ...HARVEST, type: 'WATER' },
    HELD,
    { ...TWO, oz: 0, plannedOz: 24, isHeld: true },
  ],
  ['a held batch that was skipped does not', SKIPPED, HELD, null],
  ['a harvest that says no ounces has those of its trays', NO_OUNCES, WHOLE, { oz: 24 }],
  ['a step that says none has none', { ...NO_OUNCES, type: 'LIGHTS' }, {}, TWO],
  ['a soak stands: what is lost is lost later', { ...HARVEST, type: 'SOAK' }, {}, null],
  ['a planting stands', { ...HARVEST, type: 'PLANT' }, {}, null],
  ['work that was carried out keeps its real trays', DONE, {}, { ...TWO, ...SIXTEEN }],
  ['so it does after the scale said 14 oz', DONE, { ...CUT, oz: 14 }, { ...TWO, ...SIXTEEN }],
  ['as planned it stands, whatever was expected', DONE, { lostTrays: 0, expectedOz: 30 }, null],
  ['skipped it stands', SKIPPED, {}, null],
  ['done before all trays were lost, it was done on trays', { ...LIGHTS, done: true }, LOST, null],
  ['the harvest has cleared them', DONE, { ...LOST, ...CUT }, { ...NOTHING, traysToClear: 3 }],
  ['work that says no trays stands', NO_TRAYS, {}, null],
  ['what is open of a batch that is cut stands', HARVEST, CUT, null],
  ['work of no batch stands', HARVEST, null, null],
  [
    'after a promise a planned harvest brings less',
    HARVEST,
    { ...WHOLE, state: 'planned', oz: 5 },
    { oz: 5, plannedOz: 24 },
  ],
  ['a missed batch has no trays', HARVEST, { ...NONE, state: 'late' }, NOTHING],
  ['a skipped one neither', HARVEST, { ...NONE, state: 'skipped' }, NOTHING],
  ['they have none to clear', HARVEST, { ...LOST, state: 'late' }, NOTHING],
  [
    'one tray of one is to be cleared',
    HARVEST,
    { ...LOST, countedTrays: 1, lostTrays: 1 },
    { ...NOTHING, traysToClear: 1 },
  ],
  ['none of none is', HARVEST, NONE, NOTHING],
])('%s', (_what, task, lot, more) => {
  expect(told(task, lot)).toEqual(more);
});
