import { CAPACITY_ACTIONS } from './catalog/capacity.ts';
import { COST_ACTIONS } from './catalog/costs.ts';
import { MATERIAL_ACTIONS } from './catalog/materials.ts';
import { PURCHASE_ACTIONS } from './catalog/purchases.ts';
import { PRODUCT_ACTIONS } from './catalog/products.ts';
import { SETTINGS_ACTIONS } from './catalog/settings.ts';
import { TRAY_SIZE_ACTIONS } from './catalog/tray-sizes.ts';
import { VARIETY_ACTIONS } from './catalog/varieties.ts';
import { DATA_ACTIONS } from './data.ts';
import { FARM_LOG_ACTIONS } from './farm-log.ts';
import { IMPORT_ACTIONS } from './import-records.ts';
import { CUSTOMER_ACTIONS } from './orders/customers.ts';
import { DELIVERY_ACTIONS } from './orders/deliveries.ts';
import { EMPTIES_ACTIONS } from './orders/empties.ts';
import { INVOICE_ACTIONS } from './orders/invoices.ts';
import { ORDER_LIFE_ACTIONS } from './orders/order-life.ts';
import { ORDER_ACTIONS } from './orders/orders.ts';
import { PACKING_ACTIONS } from './orders/packing.ts';
import { PRICE_ACTIONS } from './orders/prices.ts';
import { PRO_ITEM_ACTIONS } from './pro/pro-items.ts';
import { PRO_ORDER_ACTIONS } from './pro/pro-orders.ts';
import { PRO_PRODUCT_ACTIONS } from './pro/pro-products.ts';
import { PRO_STANDING_ACTIONS } from './pro/pro-recurrence.ts';
import { SYNC_NOTICE_ACTIONS } from './sync-notices.ts';
import type { ActionRules } from './action-rules.ts';
import { STOCK_COUNT_ACTIONS } from './work/count-stock.ts';
import { DRY_LOAD_ACTIONS } from './work/dry-loads.ts';
import { HARVEST_ACTIONS } from './work/harvests.ts';
import { SEED_LOT_ACTIONS } from './work/seed-lots.ts';
import { SEED_ACTIONS } from './work/seeds.ts';
import { TASK_ACTIONS } from './work/tasks.ts';

/** Everything a person, or the app on their behalf, can do to a farm. */
export const ACTIONS = {
  ...VARIETY_ACTIONS,
  ...SEED_ACTIONS,
  ...SEED_LOT_ACTIONS,
  ...MATERIAL_ACTIONS,
  ...STOCK_COUNT_ACTIONS,
  ...PURCHASE_ACTIONS,
  ...PRODUCT_ACTIONS,
  ...ORDER_ACTIONS,
  ...ORDER_LIFE_ACTIONS,
  ...DELIVERY_ACTIONS,
  ...PACKING_ACTIONS,
  ...EMPTIES_ACTIONS,
  ...CUSTOMER_ACTIONS,
  ...PRICE_ACTIONS,
  ...INVOICE_ACTIONS,
  ...HARVEST_ACTIONS,
  ...TASK_ACTIONS,
  ...FARM_LOG_ACTIONS,
  ...CAPACITY_ACTIONS,
  ...TRAY_SIZE_ACTIONS,
  ...COST_ACTIONS,
  ...PRO_ITEM_ACTIONS,
  ...PRO_PRODUCT_ACTIONS,
  ...PRO_ORDER_ACTIONS,
  ...PRO_STANDING_ACTIONS,
  ...DRY_LOAD_ACTIONS,
  ...SETTINGS_ACTIONS,
  ...IMPORT_ACTIONS,
  ...SYNC_NOTICE_ACTIONS,
  ...DATA_ACTIONS,
};

/** The rules of an action, for its own payload; one that came in as text may be none of them. */
export function rulesOfAction(type: keyof typeof ACTIONS): ActionRules<never> {
  if (Object.hasOwn(ACTIONS, type)) return ACTIONS[type];
  throw new Error(`Unknown action ${type}`);
}
