import type { DayNumber, DaySpan } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { byNameThenId, compareTexts } from '#domain/records/lists.ts';
import { changedOrders, onlyOrders, sameOrderInputs } from './changed-orders.ts';
import { type CropDemand, cropDemand, hasDailyHarvests, sameDemand } from './crop-demand.ts';
import { type CropEvents, addEvent, noEvents, sameEvents, withOrders } from './crop-events.ts';
import type { DemandFarm } from './demand-lines.ts';
import { driedEvents, dryClaims } from './dry-claims.ts';
import { type DemandRules, demandRules, earliestHarvest, orderDemand } from './order-demand.ts';

export interface DemandBook {
  readonly farm: DemandFarm;
  /** The days that are planned. */
  readonly window: DaySpan;
  /** First day of known demand, early enough to include all carry into the window. */
  readonly from: DayNumber;
  /** No order is cut before this day. */
  readonly earliest: DayNumber;
  readonly crops: readonly CropBook[];
}

interface CropBook {
  readonly variety: Variety;
  readonly asked: AskedEvents;
  /** Ounces for the dryers. */
  readonly dried: CropEvents;
  readonly demand: CropDemand;
}

interface AskedEvents {
  readonly wanted: CropEvents;
  /** Ounces that deliveries of other days take from a harvest by a delivery change. */
  readonly taken: CropEvents;
}

/** Most chains are a weekend long, so a first look this far back usually suffices. */
const FIRST_LOOK_BACK_DAYS = 8;
const LOOK_BACK_GROWTH = 4;

const ORDERS_A_STEP = 100;

/**
 * Reads the demand of all orders, in steps because a farm can have ten thousand orders.
 *
 * Carry depends on the harvest of the day before, and so on back to the last day without a harvest. The
 * look-back grows until every such chain is complete, and ends at the first order.
 *
 * @param of - Varieties to plan.
 * @param last - Book of the same days and varieties before an edit. Records are compared by identity, so only
 *   edited orders are read again and the rest keeps its identity.
 */
export function* demandBookSteps(
  farm: DemandFarm,
  window: DaySpan,
  of: readonly Variety[],
  last?: DemandBook,
): Incremental<DemandBook> {
  const known = last !== undefined && sameOrderInputs(last.farm, farm) ? last : undefined;
  const ids = known && [...changedOrders(known.farm, farm)].sort(compareTexts);
  const varieties = of.toSorted(byNameThenId);
  const rows = new Map(varieties.map((variety, row) => [variety.id, row]));
  const orders = readOrders(ids === undefined ? farm : onlyOrders(new Set(ids), farm));
  orders.sort((a, b) => compareTexts(a.id, b.id));
  const rules = demandRules(farm);
  const dryings = dryClaims(
    farm.dryLoads ?? [],
    new Map(varieties.map((variety) => [variety.id, variety])),
  );
  if (known === undefined) yield;
  const cuts = [
    ...dryings.map(({ cutDay }) => cutDay),
    ...orders.map((order) => earliestHarvest(order, rules)),
  ];
  const earliest = cuts.reduce((a, b) => Math.min(a, b), known?.earliest ?? window.from);
  for (let lookBack = FIRST_LOOK_BACK_DAYS; ; lookBack *= LOOK_BACK_GROWTH) {
    const from = known?.from ?? Math.max(window.from - lookBack, earliest);
    const days = { from, to: window.to };
    const asked = yield* askedSteps(orders, rules, rows, days);
    const dried = driedEvents(dryings, rows, days);
    if (known === undefined) yield;
    const crops = varieties.map((variety, row) => {
      const was = known?.crops[row];
      const own = asked[row] ?? NOTHING_ASKED;
      const all = was && ids ? withAsked(was.asked, ids, own) : own;
      return cropBook(variety, all, dried.get(row) ?? NOTHING_DRIED, days, was);
    });
    const book = { farm, window, from, earliest, crops };
    if (hasWholeChains(book)) return book;
    if (known !== undefined) return yield* demandBookSteps(farm, window, of);
  }
}

const NOTHING_ASKED: AskedEvents = { wanted: noEvents(), taken: noEvents() };
const NOTHING_DRIED: CropEvents = noEvents();

/** @param was - Its demand is returned itself when nothing else is asked. */
function cropBook(
  variety: Variety,
  asked: AskedEvents,
  dried: CropEvents,
  days: DaySpan,
  was?: CropBook,
): CropBook {
  if (asked === was?.asked && sameEvents(dried, was.dried)) return { ...was, variety };
  const demand = cropDemand(asked.wanted, asked.taken, dried, days);
  const isKnown = was !== undefined && sameDemand(was.demand, demand);
  return { variety, asked, dried, demand: isKnown ? was.demand : demand };
}

function withAsked(asked: AskedEvents, ids: readonly string[], own: AskedEvents): AskedEvents {
  const wanted = withOrders(asked.wanted, ids, own.wanted);
  const taken = withOrders(asked.taken, ids, own.taken);
  return wanted === asked.wanted && taken === asked.taken ? asked : { wanted, taken };
}

function* askedSteps(
  orders: readonly DatedOrder[],
  rules: DemandRules,
  rows: ReadonlyMap<string, number>,
  days: DaySpan,
): Incremental<readonly AskedEvents[]> {
  const asked = Array.from(rows, () => ({ wanted: noEvents(), taken: noEvents() }));
  const ofVariety = (id: string) => asked[rows.get(id) ?? -1];
  for (const [at, order] of orders.entries()) {
    if (at % ORDERS_A_STEP === ORDERS_A_STEP - 1) yield;
    for (const demand of orderDemand(order, rules, days, (id) => rows.has(id))) {
      const { lines, harvestDay, agreed } = demand;
      for (const { varietyId, ounces } of agreed === null ? lines : []) {
        const crop = ofVariety(varietyId);
        if (crop) addEvent(crop.wanted, order.id, harvestDay, ounces);
      }
      for (const { varietyId, oz, harvestDay: day, isTaken } of agreed ?? []) {
        const crop = ofVariety(varietyId);
        if (crop) addEvent(isTaken ? crop.taken : crop.wanted, order.id, day, oz);
      }
    }
  }
  return asked;
}

/** Whether no carry into the window is cut off where the book begins. */
function hasWholeChains({ window, from, earliest, crops }: DemandBook): boolean {
  return from <= earliest || crops.every(({ demand }) => !hasDailyHarvests(demand, window.from));
}
