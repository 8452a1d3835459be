import { dayOfCycle } from '#domain/planning/task.ts';
import type { Alchemy, ProOrder } from '#domain/alchemy/alchemy.ts';
import { DEFAULT_PRO_SETTINGS, type ProSettings } from '#domain/settings/settings.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import { allProOrders } from '#domain/alchemy/orders/recurring-events.ts';
import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import type { Capacity } from '#domain/capacity/capacity.ts';
import { germinationDays } from '#domain/capacity/germination-days.ts';
import { availableSpace } from '#domain/capacity/available-space.ts';
import { type SpaceUse, bySpaceKind } from '#domain/capacity/space-use.ts';
import { STANDARD_SIZE, traySizeOf } from '#domain/catalog/tray-size.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import { spaceUseByDay, type RackFarm } from '#domain/answers/plan-diff/diff-space.ts';
import { growSchedule } from '#domain/planning/grow-schedule.ts';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';
import { floorWithEpsilon } from '#domain/units/rounding.ts';
import {
  type DayTrays,
  type DryPlanInput,
  type DryVariety,
  type StockHolder,
  heldDryers,
  keptLoads,
} from './dry-plan-input.ts';
import { orderNeeds } from './order-needs.ts';

export interface DryPlanFarm extends RackFarm {
  readonly alchemy: Alchemy;
  readonly capacity: Pick<Capacity, 'racks' | 'trayInventory' | 'freezeDryers'>;
  readonly settings: RackFarm['settings'] & { readonly pro?: ProSettings };
  readonly trayStatus: TrayStatus;
}

/** Days planned beyond the last one that is needed, so that what is late has a place. */
const DAYS_AFTER = 28;

/** Builds the input of the dryer plan. Tasks are rebuilt, and loads to plan again release their claims. */
export function buildDryPlanInput(
  farm: DryPlanFarm,
  today: IsoDate,
  settings: ProSettings = farm.settings.pro ?? DEFAULT_PRO_SETTINGS,
): DryPlanInput {
  const { dryLoads = [], capacity } = farm;
  // Events of standing orders are orders, though nobody has touched them yet.
  const alchemy = { ...farm.alchemy, orders: allProOrders(farm, today) };
  const kept = keptLoads(dryLoads, farm.tasks);
  const { dryLoads: _, ...bare } = farm;
  const outlook = forecastSupply(kept.length === 0 ? bare : { ...farm, dryLoads: kept }, today);
  const { varieties: all } = farm;
  const wanted = orderNeeds({ alchemy, varieties: all, kept, today, isNet: settings.planNet });
  const ids = new Set(wanted.items.map(({ varietyId }) => varietyId));
  const varieties = all.filter(({ id }) => ids.has(id)).map((one) => dryVariety(one, outlook));
  const { freezeDryers: dryers } = capacity;
  const days = planDays({ today, needs: wanted.needs, varieties, dryers }) + DAYS_AFTER;
  return {
    today,
    isMixed: settings.mixVarietiesInLoad,
    mustFit: settings.mustFit,
    ...wanted,
    holders: stockHolders(alchemy, settings.planNet, today),
    varieties,
    dryers,
    kept: heldDryers(kept),
    room: {
      stackLimit: farm.settings.trays.stackLimit,
      used: spaceUseByDay(outlook, outlook.tasks.keys(), days),
      have: haveRoom(farm, days),
    },
  };
}

/** Days from today to the end of a plan, with four extra weeks for late loads. */
export function planDays({
  today,
  needs,
  varieties,
  dryers,
}: Pick<DryPlanInput, 'today' | 'needs' | 'varieties' | 'dryers'>): number {
  const start = dayNumber(today);
  const lastDue = Math.max(0, ...needs.map(({ dueISO }) => dayNumber(dueISO) - start));
  const ripe = Math.max(0, ...varieties.map(({ ripeDays }) => ripeDays));
  const cycle = Math.max(0, ...dryers.map(({ cycleDays }) => Math.ceil(cycleDays)));
  return Math.max(lastDue, ripe + cycle) + DAYS_AFTER;
}

function dryVariety(variety: Variety, { farm, today, tasks, ledger }: Outlook): DryVariety {
  const yieldOz = effectiveYield(variety);
  const schedule = growSchedule(variety);
  const size = traySizeOf(farm.catalog, variety);
  const plant = schedule.steps.find(({ type }) => type === 'PLANT');
  const own = tasks.get(variety.id) ?? [];
  const done = own.filter((task) => task.done).map(({ cycleKey }) => dayOfCycle(cycleKey));
  const planned = own
    .filter(({ type, done: isDone, skipped }) => type === 'PLANT' && !isDone && skipped !== true)
    .map(({ cycleKey, trays = 0 }) => ({ cutISO: dayOfCycle(cycleKey), trays }));
  const free = new Map<IsoDate, number>();
  for (const { dayISO, state, freeOz } of ledger.get(variety.id)?.lots ?? []) {
    if (dayISO < today || (state !== 'growing' && state !== 'planned')) continue;
    free.set(dayISO, (free.get(dayISO) ?? 0) + freeOz);
  }
  return {
    id: variety.id,
    name: variety.name,
    yieldOz,
    ripeDays: Math.floor(variety.daysToHarvest),
    growDays: -(plant?.daysFromHarvest ?? 0),
    germDays: germinationDays(variety),
    germMode: schedule.germMode,
    ...(size !== STANDARD_SIZE && { size: { id: size.id, slotShare: size.slotShare } }),
    frozen: [...new Set(done)].filter((day) => day >= today).toSorted(),
    free: [...free]
      .map(([cutISO, oz]): DayTrays => ({ cutISO, trays: floorWithEpsilon(oz / yieldOz) }))
      .filter(({ trays }) => trays > 0),
    core: planned.filter(({ cutISO }) => cutISO >= today),
  };
}

function haveRoom(farm: DryPlanFarm, days: number): SpaceUse {
  return bySpaceKind((kind) => {
    const onDay = availableSpace(farm, kind);
    return Array.from({ length: days + 1 }, (_, day) => onDay(day));
  });
}

function stockHolders(
  { orders, items }: Pick<Alchemy, 'orders' | 'items'>,
  isNet: boolean,
  today: IsoDate,
): StockHolder[] {
  const holds = ({ status, _reserved, _consumed, dueAt }: ProOrder) =>
    isNet && _reserved && !_consumed && status !== 'cancelled' && (dueAt ?? '') >= today;
  return orders.filter(holds).map(({ id, dueAt, _reservedItems = [] }) => ({
    orderId: id,
    dueISO: dueAt ?? today,
    items: _reservedItems.map(({ itemId, qty, unit }) => {
      const item = items.find((one) => one.id === itemId);
      return { itemId, grams: amountIn(qty, unit ?? item?.unit ?? '', 'g') ?? 0 };
    }),
  }));
}
