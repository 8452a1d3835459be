import type { DayNumber, DaySpan } from '#domain/calendar/day-number.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { currentOrders, readOrders, type OrderLists } from '#domain/orders/read-orders.ts';
import { changedOrders, sameOrderInputs } from './changed-orders.ts';
import { addEvent, noEvents, sameEvents, withOrderEvents } from './crop-events.ts';
import type { CropEvents } from './crop-events.ts';
import { cropDemand, hasDailyHarvests, sameDemand } from './crop-demand.ts';
import type { CropDemand } from './crop-demand.ts';
import { ounceChangesByOrder } from './delivery-claims.ts';
import { assortmentOf } from './demand-lines.ts';
import { driedEvents, dryClaims, type DryClaim } from './dry-claims.ts';
import { byNameThenId, compareTexts } from '#domain/records/name-order.ts';
import { earliestHarvest, forEachOrderDemand } from './order-demand.ts';
import type { DemandRules } from './order-demand.ts';
import type { DemandFarm } from './demand-farm.ts';

/** What all orders of a farm ask for, variety by variety. */
export interface DemandBook {
  readonly inputs: DemandFarm;
  /** The days that are planned. */
  readonly window: DaySpan;
  /** The first day whose demand is known: so early that no carry into the window is cut off. */
  readonly from: DayNumber;
  /** No order is cut before this day. */
  readonly earliest: DayNumber;
  readonly crops: readonly CropBook[];
}

/** What is asked of one variety. */
interface CropBook {
  readonly variety: Variety;
  readonly asked: AskedEvents;
  /** What goes into the dryers. */
  readonly dried: CropEvents;
  readonly demand: CropDemand;
}

interface AskedEvents {
  readonly wanted: CropEvents;
  /** What deliveries of other days take of a harvest, by agreement. */
  readonly taken: CropEvents;
}

/** Most chains are a weekend long, so a first look this far back usually suffices. */
const FIRST_LOOK_BACK_DAYS = 8;
const LOOK_BACK_GROWTH = 4;

/** More orders at once, as in an import, are read with all the others. */
const MAX_ORDERS_ONE_BY_ONE = 100;

const ORDERS_A_STEP = 100;

/**
 * Reads what all orders ask for, in steps: a farm of years has ten thousand of them.
 *
 * What a harvest carries in depends on the harvest of the day before, that one on the day before
 * it, and so on to the last day on which the variety was not cut. The look back grows until every
 * such chain is whole, and ends where the first order began.
 *
 * @param of - The varieties to plan.
 */
export function* demandBookSteps(
  inputs: DemandFarm,
  window: DaySpan,
  of: readonly Variety[],
): Incremental<DemandBook> {
  const varieties = of.toSorted(byNameThenId);
  const orders = readOrders(inputs).sort((a, b) => compareTexts(a.id, b.id));
  const rules = demandRules(inputs, varieties, window);
  const claims = claimsOf(inputs, varieties);
  yield;
  const earliest = earliestOf(orders, rules, firstCut(claims, window.from));
  for (let lookBack = FIRST_LOOK_BACK_DAYS; ; lookBack *= LOOK_BACK_GROWTH) {
    const from = Math.max(window.from - lookBack, earliest);
    const days = { from, to: window.to };
    const asked = yield* askedSteps(orders, { ...rules, from });
    const dried = driedEvents(claims, rules.rows, days);
    yield;
    const crops = varieties.map((variety, row) =>
      cropBook(variety, asked[row] ?? NOTHING_ASKED, dried.get(row) ?? NOTHING_DRIED, days),
    );
    const book = { inputs, window, from, earliest, crops };
    if (hasWholeChains(book)) return book;
  }
}

/**
 * The book after a change of the farm, the same as reading all orders again; in steps when they are.
 *
 * Records are compared by identity: where one order of thousands was edited, only that one is read,
 * and what is asked of the varieties that it does not want stays the very same.
 */
export function* demandBookAfterSteps(
  before: DemandBook,
  inputs: DemandFarm,
): Incremental<DemandBook> {
  const { window, from } = before;
  const ids = changedOrders(before.inputs, inputs);
  const lists = listsOf(ids, inputs);
  const orders = readOrders(lists);
  const current = currentOrders(lists);
  const isOneByOne =
    sameOrderInputs(before.inputs, inputs) &&
    ids.size <= MAX_ORDERS_ONE_BY_ONE &&
    new Set(current.map(({ id }) => id)).size === current.length;
  if (!isOneByOne) return yield* demandBookSteps(inputs, window, inputs.varieties);
  const varieties = inputs.varieties.toSorted(byNameThenId);
  const rules = demandRules(inputs, varieties, { from, to: window.to });
  const claims = claimsOf(inputs, varieties);
  const dried = driedEvents(claims, rules.rows, rules);
  const crops = varieties.map((variety, row) => {
    const was = before.crops[row];
    return { ...was, variety, asked: was?.asked ?? NOTHING_ASKED };
  });
  for (const id of ids) {
    const own = yield* askedSteps(
      orders.filter((order) => order.id === id),
      rules,
    );
    for (const [row, crop] of crops.entries()) {
      crop.asked = withOrder(crop.asked, id, own[row] ?? NOTHING_ASKED);
    }
  }
  const book = {
    inputs,
    window,
    from,
    earliest: earliestOf(orders, rules, firstCut(claims, before.earliest)),
    crops: crops.map(({ variety, asked, demand }, row) => {
      const was = before.crops[row];
      const goes = dried.get(row) ?? NOTHING_DRIED;
      if (demand !== undefined && asked === was?.asked && sameEvents(goes, was.dried)) {
        return { variety, asked, dried: was.dried, demand };
      }
      return cropBook(variety, asked, goes, { from, to: window.to }, demand);
    }),
  };
  return hasWholeChains(book) ? book : yield* demandBookSteps(inputs, window, inputs.varieties);
}

const NOTHING_ASKED: AskedEvents = { wanted: noEvents(), taken: noEvents() };
const NOTHING_DRIED: CropEvents = noEvents();

function claimsOf(inputs: DemandFarm, varieties: readonly Variety[]): readonly DryClaim[] {
  const known = new Map(varieties.map((variety) => [variety.id, variety]));
  return dryClaims(inputs.dryLoads ?? [], known);
}

function firstCut(claims: readonly DryClaim[], earliest: DayNumber): DayNumber {
  return claims.reduce((first, { cutDay }) => Math.min(first, cutDay), earliest);
}

/** @param known - Returned itself when nothing else is asked. */
function cropBook(
  variety: Variety,
  asked: AskedEvents,
  dried: CropEvents,
  days: DaySpan,
  known?: CropDemand,
): CropBook {
  const demand = cropDemand(asked.wanted, asked.taken, dried, days);
  const isKnown = known !== undefined && sameDemand(known, demand);
  return { variety, asked, dried, demand: isKnown ? known : demand };
}

function withOrder(asked: AskedEvents, id: string, own: AskedEvents): AskedEvents {
  const wanted = withOrderEvents(asked.wanted, id, own.wanted);
  const taken = withOrderEvents(asked.taken, id, own.taken);
  return wanted === asked.wanted && taken === asked.taken ? asked : { wanted, taken };
}

/** What orders ask of each variety. */
function* askedSteps(
  orders: readonly DatedOrder[],
  rules: DemandRules,
): Incremental<readonly AskedEvents[]> {
  const asked = Array.from(rules.rows, () => ({ wanted: noEvents(), taken: noEvents() }));
  for (const [at, order] of orders.entries()) {
    if (at % ORDERS_A_STEP === ORDERS_A_STEP - 1) yield;
    forEachOrderDemand(order, rules, (row, day, ounces, isTaken) => {
      const crop = asked[row];
      if (crop) addEvent(isTaken ? crop.taken : crop.wanted, order.id, day, ounces);
    });
  }
  return asked;
}

/** Whether no carry into the window is cut off where the book begins. */
function hasWholeChains({ window, from, earliest, crops }: DemandBook): boolean {
  return from <= earliest || crops.every(({ demand }) => !hasDailyHarvests(demand, window.from));
}

function earliestOf(
  orders: readonly DatedOrder[],
  rules: DemandRules,
  earliest: DayNumber,
): DayNumber {
  return orders.reduce((first, order) => Math.min(first, earliestHarvest(order, rules)), earliest);
}

function demandRules(
  inputs: DemandFarm,
  varieties: readonly Variety[],
  { from, to }: DaySpan,
): DemandRules {
  return {
    assortment: assortmentOf(inputs),
    planner: inputs.settings.planner,
    rows: new Map(varieties.map((variety, row) => [variety.id, row])),
    changes: ounceChangesByOrder(inputs.deliveryChanges ?? []),
    from,
    to,
  };
}

/** The lists with the orders of these ids alone. */
function listsOf(ids: ReadonlySet<string>, inputs: DemandFarm): OrderLists {
  if (ids.size === 0) return { orders: [], recurring: [], single: [] };
  const isChanged = ({ id }: { readonly id: string }) => ids.has(id);
  return {
    orders: inputs.orders.filter(isChanged),
    recurring: inputs.recurring.filter(isChanged),
    single: inputs.single.filter(isChanged),
    pastOrders: inputs.pastOrders?.filter(isChanged),
    deliveryChanges: inputs.deliveryChanges,
  };
}
