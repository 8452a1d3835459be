import { deepStrictEqual } from 'node:assert';
import { addDays } from '#domain/calendar/day-number.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { askPromise } from '#domain/answers/promise/answer-promise.ts';
import type { PromiseQuestion } from '#domain/answers/promise/promise-question.ts';
import { nextOutlook } from '#domain/supply/next-outlook.ts';
import { outlookOf } from '#domain/supply/outlook.ts';
import type { Job } from '../job.ts';
import { largeFarm } from '../farms/large-farm.ts';

const TODAY = '2026-11-20';
/** Too near to be planted for, so that all of the search for another day and amount is done. */
const DAYS_ON = 3;

/** Asking "Can I say yes?" of a farm with two years behind it, beside planning that farm once. */
export function promiseJob(orders: number, months: number): Job {
  const farm = largeFarm({ varieties: 40, orders, months, today: TODAY });
  const outlook = outlookOf(farm, TODAY);
  const [variety] = farm.varieties;
  if (variety === undefined) throw new Error('The farm grows nothing');
  const question: PromiseQuestion = {
    item: { kind: 'variety', id: variety.id, name: variety.name },
    amount: { mode: 'BULK', weight: 400, unit: 'oz' },
    dateISO: addDays(TODAY, DAYS_ON),
    limits: [],
  };
  const [order, ...others] = farm.orders;
  const without = { ...farm, orders: others };
  return {
    name: `promise, ${orders} orders, ${farm.tasks.length} tasks`,
    contenders: [
      { name: 'yes or no', kind: 'ours', run: () => askPromise(outlook, question).answer() },
      { name: 'most and earliest', kind: 'ours', run: () => askPromise(outlook, question).reach() },
      {
        name: `plan and ledger without ${order?.name ?? 'an order'}`,
        kind: 'ours',
        run: () => nextOutlook(outlook, without, TODAY),
      },
      {
        name: 'plan and ledger of the whole farm',
        kind: 'peer',
        run: () => outlookOf(without, TODAY),
      },
      { name: 'planning the whole farm once', kind: 'limit', run: () => planFarm(farm, TODAY) },
    ],
    check: () =>
      deepStrictEqual(
        nextOutlook(outlook, without, TODAY).ledger,
        outlookOf(without, TODAY).ledger,
      ),
  };
}
