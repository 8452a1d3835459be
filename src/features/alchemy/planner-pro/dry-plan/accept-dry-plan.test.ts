import { expect, test } from 'vitest';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { acceptedPlan } from './accept-dry-plan.ts';
import { acceptText } from './dry-plan-view.tsx';

const trays = { itemId: 'leaf', varietyId: 'pea', dueISO: '2025-06-27', freeTrays: 0 };

test('the fresh cuts of a day are one load without a dryer', () => {
  const cut = { ...trays, cutISO: '2025-06-27', trays: 2 };
  const fresh = [cut, { ...cut, itemId: 'mix', trays: 1 }];
  expect(acceptedPlan({ loads: [], fresh, kept: [] }, []).loads).toEqual([
    { dryerId: '', startISO: '2025-06-27', cycleDays: 0, lines: fresh },
  ]);
});

test('planned loads that are as the plan wants them stay as they are; others are new, changed or dropped', () => {
  const day = (startISO: string, count: number) =>
    aDryLoad({
      id: `dry_fd-1_${startISO}`,
      dryerId: 'fd-1',
      startISO,
      lines: [aDryLine({ itemId: 'leaf', varietyId: 'pea', trays: count, cutISO: startISO })],
    });
  const wanted = (startISO: string, readyISO: string, counts: readonly number[]) => ({
    dryerId: 'fd-1',
    startISO,
    readyISO,
    lines: counts.map((count) => ({ ...trays, trays: count, shelves: count })),
  });
  const planned = [day('2025-06-20', 5), day('2025-06-21', 3), day('2025-06-22', 4)];
  const loads = [
    // Two due days of one item, 2 + 3 trays: as planned.
    wanted('2025-06-20', '2025-06-21', [2, 3]),
    wanted('2025-06-21', '2025-06-22', [4]),
    wanted('2025-06-23', '2025-06-24', [1]),
  ];
  const accepted = acceptedPlan({ loads, fresh: [], kept: [] }, planned);
  expect(accepted.loads.map(({ startISO }) => startISO)).toEqual(['2025-06-21', '2025-06-23']);
  expect(accepted.drop).toEqual(['dry_fd-1_2025-06-21', 'dry_fd-1_2025-06-22']);
  expect(accepted).toMatchObject({ added: 1, changed: 1, dropped: 1 });
  expect(acceptText(accepted)).toBe('Use this plan: 1 load new, 1 changed, 1 dropped.');
});
