import { expect, test } from 'vitest';
import { dailyCapacity } from './dryer-plan-days.ts';

test('quick dryers take what they dry of a day, slow ones a whole load at most and its part on average', () => {
  const quick = { trays: 7, cyclesPerDay: 2, shelfMaxOz: 16 };
  const slow = { trays: 5, cyclesPerDay: 0.1, shelfMaxOz: 20 };
  const told = (...dryers: readonly (typeof quick)[]) => dailyCapacity({ dryers });
  expect(told(quick)).toEqual({ trays: 14, average: 14, ounces: 224, cycleDays: 1 });
  expect(told(slow)).toEqual({ trays: 5, average: 0.5, ounces: 100, cycleDays: 10 });
  expect(told(slow, quick)).toEqual({ trays: 19, average: 14.5, ounces: 324, cycleDays: 1 });
  expect(told()).toEqual({ trays: 0, average: 0, ounces: 0, cycleDays: 1 });
});
