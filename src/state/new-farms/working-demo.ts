import { type IsoDate, type Millis, addDays } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { RecurringOrder } from '#domain/orders/order.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { recordLoss } from '#domain/supply/record-loss.ts';
import { completeTasks } from '#domain/trays/complete-tasks.ts';
import { demoCatalog, demoSeed } from './demo-catalog.ts';
import { demoFarm, weekly, saturdayMarket } from './demo-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';

const DAY: Millis = 86_400_000;

/** The demo's longest crop, plus a week of past deliveries. */
const PAST_DAYS = 20;

/** As far as the past looks ahead: the longest crop, and a week of orders. */
const HORIZON_DAYS = 20;

type WorkingDemo = ReturnType<typeof livedDemo>;

/**
 * Builds the demo as a working farm: three weeks of plantings and harvests, with stock and costs.
 *
 * Yesterday's kale isn't planted, some of yesterday's tasks are open and a radish tray of today's harvest is
 * lost, so the Dashboard shows late work and shortages. Deterministic for a day and time.
 */
export function workingDemo(today: IsoDate, now: Millis): WorkingDemo {
  const key = `${today} ${now}`;
  const known = knownDemos.get(key);
  if (known !== undefined) return known;
  if (knownDemos.size >= KNOWN_DEMOS) knownDemos.clear();
  const demo = livedDemo(today, now);
  knownDemos.set(key, demo);
  return demo;
}

/** A farm is compared with the demos of its day and of the neighboring days. */
const KNOWN_DEMOS = 3;
const knownDemos = new Map<string, WorkingDemo>();

function livedDemo(today: IsoDate, now: Millis) {
  const begun = addDays(today, -PAST_DAYS);
  const fresh = freshFarm();
  const farm: FarmDocument = {
    ...fresh,
    ...demoFarm(today, now),
    recurring: demoOrders(today),
    catalog: demoCatalog(fresh.catalog),
    seedsInventory: demoSeed(begun),
  };
  let lived = farm;
  for (let ago = PAST_DAYS; ago > 0; ago -= 1) {
    lived = liveDay(lived, { today: addDays(today, -ago), now: now - ago * DAY }, ago === 1);
  }
  const demo = withLostTray(lived, { today, now });
  return {
    varieties: demo.varieties,
    products: demo.products,
    recurring: demo.recurring,
    tasks: demo.tasks,
    seedsInventory: demo.seedsInventory,
    catalog: demo.catalog,
    batchSettings: demo.batchSettings,
    trayStatus: demo.trayStatus,
    traysPlantedLog: demo.traysPlantedLog,
    harvestLosses: demo.harvestLosses,
  };
}

/** Plans a day and does its work; on the last day some of it is left. */
function liveDay(farm: FarmDocument, moment: ActionContext, isLast: boolean): FarmDocument {
  const { tasks } = planFarm(farm, moment.today, HORIZON_DAYS);
  const planned = { ...farm, tasks };
  const open = tasks.filter(({ dateISO, done }) => dateISO === moment.today && !done);
  const carriedOut = isLast ? open.filter(({ varietyId }) => varietyId !== 'kale') : open;
  return completeTasks(planned, carriedOut, true, moment);
}

/** A tray of today's radish went moldy yesterday. */
function withLostTray(farm: FarmDocument, { today, now }: ActionContext): FarmDocument {
  const dateISO = addDays(today, -1);
  const loss = {
    id: 'loss_demo-radish',
    dateISO,
    varietyId: 'radish',
    qty: 1,
    reason: 'MOLD',
    cycleKey: `radish|${today}`,
    note: '',
    atISO: new Date(now - DAY).toISOString(),
  } as const;
  return recordLoss(farm, loss, today);
}

/** Three kitchens and a market, each on its own day of the week as seen from today. */
function demoOrders(today: IsoDate): readonly RecurringOrder[] {
  const weekAgo = addDays(today, -7);
  return [
    saturdayMarket(weekAgo),
    // Cut today and a week ago.
    weekly('restaurant', 'Bistro delivery', 'Corner Bistro', weekAgo, [
      ['radish', 20],
      ['sunflower', 8],
    ]),
    // Ten days of kale: planted yesterday for this one.
    weekly('noodle-bar', 'Noodle bar', 'Noodle Bar', addDays(today, -5), [['kale', 6]]),
    // Ten days of broccoli: planted today for this one.
    weekly('cafe', 'Cafe delivery', 'Cafe Luma', addDays(today, -4), [['broccoli', 8]]),
  ];
}
