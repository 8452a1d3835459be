import { expect, test } from 'vitest';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { firstDryPlan } from './dry-plan-steps.ts';

test('the first plan is feasible and says who is late, why and until when, without other suggestions', () => {
  // Pea grows for 12 days: what is due on the 10th cannot be ripe before the 19th, and is two days in the dryer.
  const orders = [aJarOrder(7, '2025-06-27'), { ...aJarOrder(3, '2025-06-10'), id: 'EARLY' }];
  const question = dryQuestionOf(aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders }), '2025-06-07');
  const plan = firstDryPlan(question);
  checkDryPlan(question, plan);
  const cure = { kind: 'day', text: 'Move the due date to Sat 6/21', dateISO: '2025-06-21' };
  expect(plan.alerts).toEqual([{ orderId: 'EARLY', cause: 'ripe', cures: [cure] }]);
});
