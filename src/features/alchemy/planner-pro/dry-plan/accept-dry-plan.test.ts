import { expect, test } from 'vitest';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { acceptedPlan } from './accept-dry-plan.ts';

const trays = { itemId: 'leaf', varietyId: 'pea', dueISO: '2025-06-27', freeTrays: 0 };

test('the fresh cuts of a day are one load without a dryer', () => {
  const cut = { ...trays, cutISO: '2025-06-27', trays: 2 };
  const fresh = [cut, { ...cut, itemId: 'mix', trays: 1 }];
  expect(acceptedPlan({ loads: [], fresh, kept: [] }, []).loads).toEqual([
    {
      dryerId: '',
      startISO: '2025-06-27',
      cycleDays: 0,
      lines: [
        { itemId: 'leaf', varietyId: 'pea', trays: 2, cutISO: '2025-06-27' },
        { itemId: 'mix', varietyId: 'pea', trays: 1, cutISO: '2025-06-27' },
      ],
    },
  ]);
});

test('planned loads that the plan does not keep give way, what runs stays', () => {
  const loads = [
    aDryLoad({ id: 'old' }),
    aDryLoad({ id: 'begun' }),
    aDryLoad({ id: 'hot', status: 'RUNNING' }),
  ];
  const kept = [
    { loadId: 'begun', dryerId: 'fd-1', startISO: '2025-03-12', readyISO: '2025-03-13' },
  ];
  expect(acceptedPlan({ loads: [], fresh: [], kept }, loads).drop).toEqual(['old']);
});
