import type { DryerPlanInput, DryerPlanOrder } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';

/** A sample farm for the planner, which is never stored. */
interface Scenario {
  readonly title: string;
  readonly input: DryerPlanInput;
}

const DRYER = { label: 'Freeze Dryer 1', trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 };

const SUNFLOWER = { id: 'sun', name: 'Sunflower', daysToHarvest: 12, yieldOzPerTray: 18 };

const PEA = { id: 'pea', name: 'Pea Shoots', daysToHarvest: 12, yieldOzPerTray: 16 };

const BROCCOLI = { id: 'broc', name: 'Broccoli', daysToHarvest: 10, yieldOzPerTray: 8 };

const RADISH = { id: 'radish', name: 'Radish', daysToHarvest: 9, yieldOzPerTray: 12 };

export function sampleScenarios(today: IsoDate): readonly Scenario[] {
  const farm = { start: today, dryers: [DRYER], undated: [], plantings: [] };
  const order = (varietyId: string, traysNeeded: number, inDays: number): DryerPlanOrder => ({
    id: `${varietyId}-${inDays}`,
    varietyId,
    traysNeeded,
    dueDate: addDays(today, inDays),
    requiresFreezeDry: true,
  });
  return [
    {
      title: 'Baseline',
      input: {
        ...farm,
        varieties: [SUNFLOWER, PEA],
        orders: [order('sun', 7, 18), order('pea', 5, 25)],
      },
    },
    {
      title: 'Heavy sunflower',
      input: { ...farm, varieties: [SUNFLOWER, PEA], orders: [order('sun', 49, 18)] },
    },
    {
      title: 'Mixed varieties',
      input: {
        ...farm,
        varieties: [SUNFLOWER, PEA, BROCCOLI, RADISH],
        orders: [
          order('sun', 7, 18),
          order('pea', 7, 19),
          order('broc', 7, 25),
          order('radish', 6, 26),
        ],
      },
    },
  ];
}
