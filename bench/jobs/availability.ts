import { deepStrictEqual } from 'node:assert';
import { addDays } from '#domain/calendar/iso-date.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { createAvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import { updateForecast, forecastSupply } from '#domain/supply/outlook.ts';
import type { Job } from '../job.ts';
import { largeFarm } from '../farms/large-farm.ts';

const TODAY = '2026-11-20';
/** Too near to be planted for, so that all of the search for another day and amount is done. */
const DAYS_ON = 3;

/** Asking "Can I say yes?" of a farm with two years behind it, beside planning that farm once. */
export function availabilityJob(orders: number, months: number): Job {
  const farm = largeFarm({ varieties: 40, orders, months, today: TODAY });
  const outlook = forecastSupply(farm, TODAY);
  const [variety] = farm.varieties;
  if (variety === undefined) throw new Error('The farm grows nothing');
  const question: AvailabilityQuestion = {
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
      {
        name: 'yes or no',
        kind: 'ours',
        run: () => createAvailabilityCheck(outlook, question).answer(),
      },
      {
        name: 'most and earliest',
        kind: 'ours',
        run: () => createAvailabilityCheck(outlook, question).reach(),
      },
      {
        name: `plan and ledger without ${order?.name ?? 'an order'}`,
        kind: 'ours',
        run: () => updateForecast(outlook, without, TODAY),
      },
      {
        name: 'plan and ledger of the whole farm',
        kind: 'peer',
        run: () => forecastSupply(without, TODAY),
      },
      { name: 'planning the whole farm once', kind: 'limit', run: () => planFarm(farm, TODAY) },
    ],
    check: () =>
      deepStrictEqual(
        updateForecast(outlook, without, TODAY).ledger,
        forecastSupply(without, TODAY).ledger,
      ),
  };
}
