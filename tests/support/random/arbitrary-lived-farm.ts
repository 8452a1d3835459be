import fc from 'fast-check';
import { addDays, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { moveTask } from '#domain/planning/move-task.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { HarvestLoss, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { DeliveryName } from '#state/records/orders/delivery-record.ts';
import { reduce } from '#state/records/reduce.ts';
import { ARBITRARY_DAY, arbitraryFarm } from './arbitrary-farm.ts';
import { chosen } from './chosen.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { bulk, packages } from '#tests/support/builders/builders.ts';

const ANY_INSTANT = fc
  .integer({ min: 0, max: 5 })
  .map((hour) => `2025-03-0${hour + 1}T10:00:00.000Z`);
const ANY_INDEX = fc.nat({ max: 1000 });
const ANY_OUNCES = fc.double({ min: 0.1, max: 60, noNaN: true });

/** A farm that was worked on and told about: ticks, skips, moves, counts, losses, weights, agreements. */
export interface LivedFarm {
  readonly farm: FarmDocument;
  readonly today: string;
}

/** A planned farm some days on, with everything a grower may have reported or agreed. */
export function arbitraryLivedFarm(): fc.Arbitrary<LivedFarm> {
  return fc
    .record({
      farm: arbitraryFarm(),
      daysOn: fc.integer({ min: 0, max: 12 }),
      work: fc.array(fc.constantFrom('done', 'done', 'done', 'skip', 'move', 'leave'), {
        minLength: 1,
        maxLength: 40,
      }),
      counts: fc.array(fc.tuple(ANY_INDEX, fc.nat({ max: 6 })), { maxLength: 5 }),
      losses: fc.array(fc.tuple(ANY_INDEX, fc.integer({ min: 1, max: 3 }), fc.boolean()), {
        maxLength: 4,
      }),
      weights: fc.array(fc.tuple(ANY_INDEX, ANY_OUNCES), { maxLength: 4 }),
      agreed: fc.array(anyDeliveryChange(), { maxLength: 8 }),
      loads: fc.array(anyLoad(), { maxLength: 3 }),
    })
    .map(({ farm, daysOn, work, counts, losses, weights, agreed, loads }) => {
      const today = addDays(ARBITRARY_DAY, daysOn);
      const planned = planFarm(farm, ARBITRARY_DAY).tasks;
      const tasks = planned.map((task, at) => worked(task, work[at % work.length], today));
      const plants = tasks.filter(({ type }) => type === 'PLANT');
      const harvests = tasks.filter(({ type }) => type === 'HARVEST');
      const orderDays = deliveriesOf(farm);
      return {
        today,
        farm: {
          ...farm,
          tasks,
          traysPlantedLog: once(
            counts.flatMap(([at, trays]) => counted(chosen(plants, at), trays)),
          ),
          harvestLosses: losses.flatMap(([at, qty, isNamed], index) =>
            lost(chosen(plants, at), qty, isNamed, `loss_${index}`),
          ),
          harvestLog: once(weights.flatMap(([at, oz]) => weighed(chosen(harvests, at), oz))),
          deliveryChanges: agreed.flatMap((agreement, index) =>
            changeOf(agreement, orderDays, `dch_${index}`),
          ),
          ...(loads.length > 0 && {
            dryLoads: loads.map((load, index) => ({ ...load, id: `dry_${index}` })),
          }),
        },
      };
    });
}

/**
 * The same with some deliveries marked delivered, by an app of today or one that did not write down what left:
 * packed in other amounts, returned, and fit to sell again.
 */
export function arbitraryDeliveredFarm(): fc.Arbitrary<LivedFarm> {
  const amount = fc.nat({ max: 12 });
  const amounts = { packed: amount, returned: amount, back: amount };
  const mark = fc.record({ at: ANY_INDEX, isOld: fc.boolean(), ...amounts });
  const marks = fc.array(mark, { maxLength: 5 });
  return fc.tuple(arbitraryLivedFarm(), marks).map(([{ farm, today }, wanted]) => {
    const moment = { today, now: Date.parse(`${today}T12:00:00.000Z`) };
    const events = farmEvents(farm, addDays(today, -20), today);
    const delivered = wanted.reduce((before, { at, isOld, ...told }) => {
      const event = chosen(events, at);
      if (event === undefined) return before;
      const { order, dateISO } = event;
      const [item] = order.items;
      const name = { orderId: order.id, dateISO };
      const lines = item === undefined ? [] : [{ itemId: item.id, ...told }];
      const actions: readonly FarmAction[] = [
        { type: 'CORRECT_DELIVERY', payload: { ...name, lines } },
        { type: 'MARK_DELIVERIES', payload: { deliveries: [name], status: 'DELIVERED' } },
      ];
      const after = actions.reduce((one, action) => reduce(one, { ...action, moment }), before);
      const { deliveries = [] } = after;
      return isOld
        ? { ...after, deliveries: deliveries.map(({ sent: _sent, ...one }) => one) }
        : after;
    }, farm);
    return { farm: delivered, today };
  });
}

function worked(task: Task, how: string | undefined, today: string): Task {
  if (task.dateISO > addDays(today, 2)) return task;
  if (how === 'done' && task.dateISO <= today) return { ...task, done: true };
  if (how === 'skip') return { ...task, done: true, skipped: true };
  return how === 'move' && task.type === 'HARVEST'
    ? moveTask(task, addDays(task.dateISO, 2))
    : task;
}

function counted(plant: Task | undefined, trays: number): TraysPlantedEntry[] {
  if (plant?.varietyId === undefined) return [];
  const { dateISO, varietyId, id } = plant;
  const taskIds = trays % 2 === 0 ? [id] : [];
  const recordedAtISO = `${dateISO}T18:00:00.000Z`;
  const shared = { expectedTrays: plant.trays ?? 0, note: '', recordedAtISO, taskIds };
  // Some are counted a day beside the plan, so that they are lots of their own.
  const onISO = trays === 5 ? addDays(dateISO, 1) : dateISO;
  const log = { id: `log_${onISO}_${varietyId}`, dateISO: onISO, varietyId, trays };
  return [{ ...log, source: 'task', ...shared }];
}

function lost(plant: Task | undefined, qty: number, isNamed: boolean, id: string): HarvestLoss[] {
  if (plant?.varietyId === undefined) return [];
  const dateISO = addDays(plant.dateISO, 3);
  const shared = { id, dateISO, varietyId: plant.varietyId, qty, note: '' };
  const named = isNamed ? { cycleKey: plant.cycleKey } : {};
  return [{ ...shared, ...named, atISO: `${dateISO}T10:00:00.000Z` }];
}

function weighed(harvest: Task | undefined, weightOz: number): HarvestRecord[] {
  if (harvest?.varietyId === undefined) return [];
  const { cycleKey, varietyId, dateISO, trays = 0 } = harvest;
  const shared = { cycleKey, varietyId, dateISO, plantedISO: null, trays, weightOz, note: '' };
  return [{ id: `hrv_${cycleKey}`, ...shared, recordedAtISO: `${dateISO}T10:00:00.000Z` }];
}

type TestDeliveryChange =
  ReturnType<typeof anyDeliveryChange> extends fc.Arbitrary<infer C> ? C : never;

function anyDeliveryChange() {
  const variety = fc.constantFrom('pea', 'kale', 'basil', 'dill', 'gone');
  return fc.record({
    kind: fc.constantFrom('TAKE', 'LESS', 'SWAP', 'MOVE', 'SKIP', 'ITEMS', 'GONE'),
    delivery: ANY_INDEX,
    varietyId: variety,
    toVarietyId: variety,
    oz: ANY_OUNCES,
    daysOff: fc.integer({ min: -5, max: 5 }),
    isOpen: fc.boolean(),
    atISO: ANY_INSTANT,
  });
}

/** A load of one or two varieties around the arbitrary day. */
function anyLoad(): fc.Arbitrary<DryLoad> {
  const line = fc.record({
    varietyId: fc.constantFrom('pea', 'kale', 'basil', 'gone'),
    trays: fc.integer({ min: 1, max: 4 }),
    wetOz: fc.option(ANY_OUNCES, { freq: 3 }),
  });
  return fc
    .record({
      days: fc.integer({ min: -4, max: 25 }),
      lines: fc.uniqueArray(line, { minLength: 1, maxLength: 2, selector: (one) => one.varietyId }),
      status: fc.constantFrom('PLANNED', 'PLANNED', 'RUNNING', 'DONE', 'CANCELLED'),
    })
    .map(({ days, lines, status }) => {
      const startISO = addDays(ARBITRARY_DAY, days);
      const dried = lines.map((one) =>
        aDryLine({ ...one, itemId: one.varietyId, cutISO: startISO }),
      );
      return aDryLoad({ startISO, status, lines: dried });
    });
}

function deliveriesOf(farm: FarmDocument): DeliveryName[] {
  const day = dayNumber(ARBITRARY_DAY);
  return readOrders(farm).flatMap((order) =>
    orderEvents(order, day - 10, day + 40).map(({ deliveryDay }) => ({
      orderId: order.id,
      dateISO: isoDate(deliveryDay),
    })),
  );
}

function changeOf(
  { kind, delivery, varietyId, toVarietyId, oz, daysOff, isOpen, atISO }: TestDeliveryChange,
  deliveries: readonly DeliveryName[],
  id: string,
): DeliveryChange[] {
  const shared = { id, atISO, note: '' };
  const named = chosen(deliveries, delivery);
  if (named === undefined) return [];
  const otherISO = addDays(named.dateISO, daysOff);
  switch (kind) {
    case 'TAKE':
      return [{ ...shared, kind, ...named, varietyId, oz, harvestISO: otherISO }];
    case 'LESS':
      return [{ ...shared, kind, ...named, varietyId, oz }];
    case 'SWAP': {
      const swap = { ...shared, kind, ...named, varietyId, oz, toVarietyId };
      return [isOpen ? swap : { ...swap, harvestISO: otherISO }];
    }
    case 'MOVE':
      return [{ ...shared, kind, ...named, toISO: otherISO }];
    case 'SKIP':
      return [{ ...shared, kind, ...named }];
    case 'ITEMS': {
      const items = isOpen ? [bulk(varietyId, oz, 'oz'), packages(toVarietyId, 2, 4)] : [];
      return [{ ...shared, kind, ...named, items }];
    }
    case 'GONE':
      return [{ ...shared, kind, varietyId, harvestISO: otherISO, oz }];
  }
}

/** A farm has one record of a kind for one thing. */
function once<T extends { readonly id: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
