import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { addDays } from '#domain/calendar/day-number.ts';

const START = '2025-06-02';

/** Three months of orders for two dryers, so many that a second is not enough for the best plan. */
export const busyDryers: DryerPlanInput = {
  start: START,
  varieties: Array.from({ length: 6 }, (_, index) => ({
    id: `v${index}`,
    name: `Variety ${index}`,
    daysToHarvest: 8 + index,
    yieldOzPerTray: 12,
  })),
  dryers: [
    { trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 },
    { trays: 5, cyclesPerDay: 1, shelfMaxOz: 16 },
  ],
  orders: Array.from({ length: 60 }, (_, index) => ({
    id: `O-${index}`,
    varietyId: `v${index % 6}`,
    traysNeeded: 3 + ((index * 7) % 13),
    dueDate: addDays(START, 16 + ((index * 11) % 70)),
    requiresFreezeDry: true,
  })),
  undated: [],
  totalOrders: 60,
  plantings: [],
};
