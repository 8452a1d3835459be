import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import {
  buildDryPlanInput,
  type DryPlanFarm,
} from '#domain/dryer-plan/question/build-dry-plan-input.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { dryPlanAtOnce } from '#domain/dryer-plan/search/search-dry-plan.ts';
import { anItem, aProProduct } from '../builders/alchemy-builders.ts';
import { aFarm, aVariety } from '../builders/builders.ts';
import { aProOrder } from '../builders/pro-order-builders.ts';

/** 36 g of powder are 15.87 oz of fresh pea; with this ratio 16 oz, a tray's, give 36 g sharp. */
const PEA = aVariety({
  id: 'pea',
  name: 'Pea',
  daysToHarvest: 12,
  yieldOzPerTray: 16,
  freshLb_to_fd_g: 36,
  steps: [],
});

export const aDryer = (shelves: number, cycleDays: number, more: Partial<FreezeDryer> = {}) => ({
  id: 'fd-1',
  label: 'Freeze Dryer 1',
  shelves,
  cycleDays,
  shelfMaxOz: 16,
  ...more,
});

interface PeaPowderParts {
  readonly dryers?: readonly FreezeDryer[];
  readonly orders?: readonly ProOrder[];
  readonly pea?: Partial<typeof PEA>;
  readonly item?: Partial<ProItem>;
  readonly gramsPerJar?: number;
  readonly more?: Partial<DryPlanFarm>;
}

/** A farm whose jars take pea powder, nothing of it in stock. */
export function aPeaPowderFarm({
  dryers,
  orders,
  pea,
  item,
  gramsPerJar = 36,
  more,
}: PeaPowderParts = {}): DryPlanFarm {
  const bare = aFarm({ varieties: [{ ...PEA, ...pea }] });
  return {
    ...bare,
    capacity: { ...bare.capacity, freezeDryers: dryers ?? [aDryer(7, 1)] },
    alchemy: {
      ...bare.alchemy,
      items: [
        anItem({ id: 'powder', type: 'microgreen_powder', varietyId: 'pea', stockQty: 0, ...item }),
      ],
      products: [
        aProProduct({
          id: 'jars',
          batchOutputQty: 1,
          recipe: [{ itemId: 'powder', qty: gramsPerJar, unit: 'g', notes: '' }],
        }),
      ],
      orders: orders ?? [],
    },
    ...more,
  };
}

export const aJarOrder = (
  qty: number,
  dueAt: string | null,
  id = 'JANE-001',
  more: Partial<ProOrder> = {},
) => aProOrder(qty, { id, dueAt, ...more });

/** What the dryer plan of a farm follows from. */
export function dryQuestionOf(of: DryPlanFarm, today: string, settings = {}): DryPlanInput {
  const pro = { planNet: true, mixVarietiesInLoad: true, mustFit: false, ...settings };
  return buildDryPlanInput(of, today, pro);
}

/** The dryer plan of a farm, searched for in a few steps. */
export function dryPlanOf(of: DryPlanFarm, today: string, settings = {}): DryPlan {
  return dryPlanAtOnce(dryQuestionOf(of, today, settings), 20);
}
