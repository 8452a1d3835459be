import { expect, test } from 'vitest';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { timedDryPlan } from './timed-dry-plan.ts';

const question = dryQuestionOf(
  aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders: [aJarOrder(7, '2025-06-27')] }),
  '2025-06-07',
);
const AN_HOUR = 3_600_000;

test('a search ends by itself when nothing can be better, whatever time is left', async () => {
  const plan = await timedDryPlan(question, { budget: AN_HOUR, slice: 0 });
  expect([plan.points, plan.bound]).toEqual([10, 10]);
});

test('a search without any time tells a plan that can be carried out', async () => {
  checkDryPlan(question, await timedDryPlan(question, { budget: 0, slice: AN_HOUR }));
});

test('a search that nobody waits for is given up', async () => {
  const left = timedDryPlan(question, { budget: AN_HOUR, slice: 0 }, () => true);
  await expect(left).rejects.toThrow('Nobody waits for the plan');
});
