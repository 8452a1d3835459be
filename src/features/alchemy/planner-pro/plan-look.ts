import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { varietyColors } from '#ui/pictures/variety-color.ts';

export interface PlanLook {
  readonly name: (varietyId: string) => string;
  /** CSS color, the same on every chart; gray for a variety that is gone. */
  readonly color: (varietyId: string) => string;
  readonly ouncesPerTray: (varietyId: string) => number;
}

/** Names and colors of the varieties of a plan, in the order of their creation. */
export function planLook({ varieties }: Pick<DryerPlanInput, 'varieties'>): PlanLook {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  return {
    name: (id) => byId.get(id)?.name ?? id,
    color: varietyColors(varieties),
    ouncesPerTray: (id) => byId.get(id)?.yieldOzPerTray ?? 0,
  };
}
