import { expect, test } from 'vitest';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { firstDryPlan } from './first-dry-plan.ts';

test('the first plan can be carried out, and tells who is late and why, without cures', () => {
  // Pea grows for 12 days: what is due on the 10th cannot be ripe.
  const orders = [aJarOrder(7, '2025-06-27'), { ...aJarOrder(3, '2025-06-10'), id: 'EARLY' }];
  const question = dryQuestionOf(aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders }), '2025-06-07');
  const plan = firstDryPlan(question);
  checkDryPlan(question, plan);
  expect(plan.alerts).toEqual([{ orderId: 'EARLY', cause: 'ripe', cures: [] }]);
});
