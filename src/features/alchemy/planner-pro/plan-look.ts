import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { varietyColors } from '#ui/pictures/variety-color.ts';

export type PlanLook = ReturnType<typeof planLook>;

/** Names and colors of the varieties of a plan, in the order of their creation. */
export function planLook({ varieties }: Pick<DryerPlanInput, 'varieties'>) {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  return {
    name: (id: string) => byId.get(id)?.name ?? id,
    /** CSS color, the same on every chart; gray for a variety that is gone. */
    color: varietyColors(varieties),
    ouncesPerTray: (id: string) => byId.get(id)?.yieldOzPerTray ?? 0,
  };
}
