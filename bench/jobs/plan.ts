import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { RepeatOrder } from '#domain/orders/order.ts';
import { planFarm, planTaskSteps } from '#domain/planning/plan-farm.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import type { Job } from '../job.ts';

const TODAY = '2026-11-20';
const SAMPLE = new URL('../../tests/samples/small-farm.json', import.meta.url);

/** Planning a farm whose standing orders are those of the sample farm many times over. */
export function planJob(orders: number): Job {
  const farm = farmWith(orders);
  const planned: FarmDocument = { ...farm, tasks: planFarm(farm, TODAY).tasks };
  return {
    name: `plan, ${orders} orders, 90 days`,
    contenders: [
      { name: 'first plan', kind: 'ours', run: () => planFarm({ ...farm, tasks: [] }, TODAY) },
      { name: 'plan again, nothing changed', kind: 'peer', run: () => planFarm(planned, TODAY) },
      {
        name: 'one order edited',
        kind: 'peer',
        run: () => runToCompletion(planTaskSteps(edited(planned), TODAY)),
      },
      {
        name: 'writing the tasks down',
        kind: 'limit',
        run: () => JSON.stringify(planned.tasks).length,
      },
    ],
    goals: [
      {
        name: 'one order edited / planning all',
        of: ['one order edited'],
        by: 'first plan',
        bound: { most: 0.01 },
      },
    ],
    check: () => {
      deepStrictEqual(planFarm(planned, TODAY).tasks, planned.tasks);
      runToCompletion(planTaskSteps(planned, TODAY));
      const farm = edited(planned);
      deepStrictEqual(runToCompletion(planTaskSteps(farm, TODAY)), planFarm(farm, TODAY).tasks);
    },
  };
}

let edits = 0;

/** The farm with another order delivered a week later. */
function edited(farm: FarmDocument): FarmDocument {
  edits += 1;
  const place = (edits * 37) % farm.orders.length;
  const orders = farm.orders.map((order, at) =>
    at === place && order.kind !== 'ONCE' && order.startDate !== null
      ? { ...order, startDate: addDays(order.startDate, 7 * (edits % 3)) }
      : order,
  );
  return { ...farm, orders };
}

function farmWith(orders: number): FarmDocument {
  const file: { readonly state: unknown } = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  const sample = normalizeFarm(file.state);
  const standing = sample.orders.filter((order): order is RepeatOrder => order.kind !== 'ONCE');
  const repeated = Array.from({ length: orders }, (_, at) => {
    const order = standing[at % standing.length];
    return order ? [{ ...order, id: `ord_${at}` }] : [];
  }).flat();
  return { ...freshFarm(), ...sample, orders: repeated, recurring: [], single: [], tasks: [] };
}
