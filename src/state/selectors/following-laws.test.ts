import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { arbitraryLivedFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import { perform } from '../records/perform.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectEveryDay } from './daily-care.ts';
import { selectLateBatches, selectWorkDays } from './late-work.ts';
import { selectLots, selectRealDays } from './supply.ts';
import { selectTaskDays } from './tasks.ts';

/** What the list of tasks shows of a farm. */
function shown(farm: FarmDocument, today: string) {
  return {
    days: selectTaskDays(farm),
    real: selectRealDays(farm, today),
    work: selectWorkDays(farm, today),
    late: selectLateBatches(farm, today),
    everyDay: selectEveryDay(farm, today),
    lots: new Map([...selectLots(farm, today)].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

test('a list updated task by task equals the list of the farm read again', () => {
  const ticks = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });
  checkLaw([arbitraryLivedFarm(), ticks], { numRuns: 15 }, ({ farm: lived, today }, picks) => {
    const farms = [{ ...lived, tasks: planFarm(lived, today).tasks }];
    for (const pick of picks) {
      const farm = farms.at(-1) ?? lived;
      const id = farm.tasks[pick % farm.tasks.length]?.id ?? '';
      const moment = { today, now: 1_795_000_000_000 + pick };
      const action = { type: 'TOGGLE_TASK_DONE', payload: { id }, moment } as const;
      farms.push(perform(farm, action).document);
    }
    const followed = farms.map((farm) => shown(farm, today));
    // A copy shares nothing with what was asked before.
    const anew = farms.map((farm) => shown(structuredClone(farm), today));
    expect(followed).toEqual(anew);
  });
});
