import type { FarmDocument } from '../document/farm-document.ts';
import { withPlannedTasks } from '../records/rebuild-tasks.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { balanceSeeds } from './trays/balance-seeds.ts';
import { withDistinctIds } from './ids/distinct-ids.ts';
import type { MergeContext, Sides } from './merge-context.ts';
import { mergeMaterialStock } from './stock/merge-material-stock.ts';
import { mergeProStock } from './stock/merge-pro-stock.ts';
import { mergeSlices } from './merge-slices.ts';
import { mergeTaskWork } from './merge-task-work.ts';
import { joinPlanted } from './trays/join-planted.ts';
import { mergeTrays } from './trays/merge-trays.ts';
import { repairFarm } from './repair-farm.ts';
import { settlePurchases } from './stock/settle-purchases.ts';
import { settleProOrders } from './stock/settle-pro-orders.ts';
import { settleScrub } from './trays/settle-scrub.ts';
import { withCascadesUndone } from './deletes/undo-cascades.ts';

/** Everything of two farms but their stamps, merged; then what follows from it, worked out again. */
export function mergeContents(
  farms: Sides<FarmDocument>,
  context: MergeContext,
  moment: ActionContext,
): FarmDocument {
  const ready = withCascadesUndone(withDistinctIds(farms, context), context);
  const tasks = mergeTaskWork(ready, context);
  let merged: FarmDocument = { ...mergeSlices(ready, context), tasks };
  merged = mergeMaterialStock(ready, merged, context);
  merged = settlePurchases(ready, merged, context);
  merged = settleProOrders(ready, mergeProStock(ready, merged, context));
  merged = repairFarm(ready, merged, context);
  merged = joinPlanted(ready, merged, context);
  merged = mergeTrays(ready, merged, context);
  merged = balanceSeeds(ready, merged, context);
  return settleScrub(ready, planned(merged, moment), moment);
}

/** Tasks that cannot be planned stay as they were merged; the next day plans them again. */
function planned(farm: FarmDocument, moment: ActionContext): FarmDocument {
  try {
    return withPlannedTasks(farm, moment.today);
  } catch {
    return farm;
  }
}
