import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { varietyColor } from '#ui/pictures/variety-color.ts';

/** What the plan is drawn and written with. */
export interface PlanLook {
  readonly name: (varietyId: string) => string;
  /** CSS color, the same on every chart; gray for a variety that is gone. */
  readonly color: (varietyId: string) => string;
  readonly ouncesPerTray: (varietyId: string) => number;
}

const GONE = 'var(--mgm-trays-dirty)';

/** Names and colors of the varieties of a plan, in the order of their creation. */
export function planLook({ varieties }: Pick<DryerPlanInput, 'varieties'>): PlanLook {
  const places = new Map(varieties.map(({ id }, index) => [id, index]));
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  return {
    name: (id) => byId.get(id)?.name ?? id,
    color: (id) => {
      const place = places.get(id);
      return place === undefined ? GONE : varietyColor(place);
    },
    ouncesPerTray: (id) => byId.get(id)?.yieldOzPerTray ?? 0,
  };
}
