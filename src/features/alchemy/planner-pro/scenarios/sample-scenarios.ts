import type { DryerPlanOrder, DryerPlanVariety } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import type { DryerShape } from '#domain/alchemy/simple-rule/planned-dryer.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';

/** A sample farm for the planner, which is never stored. */
export interface Scenario {
  readonly title: string;
  readonly dryers: readonly DryerShape[];
  readonly varieties: readonly DryerPlanVariety[];
  readonly orders: readonly DryerPlanOrder[];
}

const DRYER: DryerShape = { name: 'Freeze Dryer 1', trays: 7, cyclesPerDay: 1 };

const SUNFLOWER = { id: 'sun', name: 'Sunflower', daysToHarvest: 12, yieldOzPerTray: 18 };

const PEA = { id: 'pea', name: 'Pea Shoots', daysToHarvest: 12, yieldOzPerTray: 16 };

const BROCCOLI = { id: 'broc', name: 'Broccoli', daysToHarvest: 10, yieldOzPerTray: 8 };

const RADISH = { id: 'radish', name: 'Radish', daysToHarvest: 9, yieldOzPerTray: 12 };

export function sampleScenarios(today: IsoDate): readonly Scenario[] {
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
      dryers: [DRYER],
      varieties: [SUNFLOWER, PEA],
      orders: [order('sun', 7, 18), order('pea', 5, 25)],
    },
    {
      title: 'Heavy sunflower',
      dryers: [DRYER],
      varieties: [SUNFLOWER, PEA],
      orders: [order('sun', 49, 18)],
    },
    {
      title: 'Mixed varieties',
      dryers: [DRYER],
      varieties: [SUNFLOWER, PEA, BROCCOLI, RADISH],
      orders: [
        order('sun', 7, 18),
        order('pea', 7, 19),
        order('broc', 7, 25),
        order('radish', 6, 26),
      ],
    },
  ];
}
