import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { checkPlanOrder } from './check-plan-order.ts';
import { dayOnPaper as dayOf, demand, sumOnPaper as sum } from './on-paper.ts';

type Checked = Omit<DryPlan, 'alerts'>;
type DueTrays = Pick<DryPlan['demands'][number], 'itemId' | 'dueISO' | 'trays'>;

/**
 * Carries a plan of the dryers out on paper, machine by machine and shelf by shelf, and counts its
 * points, from the question and the words of the rule alone: nothing of the planner is used here.
 *
 * @throws When the plan cannot be carried out, or says something of itself that is not so.
 */
export function checkDryPlan(question: DryPlanInput, plan: Checked): void {
  checkDemands(question, plan);
  checkMachines(question, plan);
  checkShelves(question, plan);
  checkGreens(question, plan);
  checkCounts(plan);
  checkFresh(question, plan);
  checkPoints(question, plan);
  checkRoom(question, plan);
  checkPlanOrder(question, plan);
}

function named<T extends { readonly id: string }>(things: readonly T[], name: string): T {
  const thing = things.find(({ id }) => id === name);
  if (thing === undefined) throw new Error(`There is no ${name}`);
  return thing;
}

/** Counts by name, as one text. */
function sorted(rows: Iterable<readonly [string, number]>): string {
  return [...rows]
    .map(([name, count]) => `${name}: ${count}`)
    .toSorted()
    .join('; ');
}

/** Trays of an item up to a day hold all that is wanted up to it, and one fewer would not. */
function checkDemands({ needs, items, varieties }: DryPlanInput, { demands }: Checked): void {
  for (const item of items) {
    const { yieldOz } = named(varieties, item.varietyId);
    const days = [...new Set(needs.map(({ dueISO }) => dueISO))].toSorted();
    for (const day of days) {
      const isMeant = (row: { readonly itemId: string; readonly dueISO: string }) =>
        row.itemId === item.id && (item.isFresh ? row.dueISO === day : row.dueISO <= day);
      const oz = sum(needs.filter(isMeant).map((need) => need.oz));
      const trays = sum(demands.filter(isMeant).map((row) => row.trays));
      demand(trays * yieldOz >= oz - 1e-6, `Too few trays of ${item.id} by ${day}`);
      demand(trays === 0 || (trays - 1) * yieldOz < oz, `Too many trays of ${item.id} by ${day}`);
    }
  }
}

/** Each dryer has one load at a time, beside those that are kept, and is done by the end. */
function checkMachines(question: DryPlanInput, { loads, today, endISO }: Checked): void {
  const busy = new Map<string, [number, number][]>();
  for (const { dryerId, startISO, readyISO } of question.kept)
    busy.set(dryerId, [...(busy.get(dryerId) ?? []), [dayOf(startISO), dayOf(readyISO)]]);
  for (const { dryerId, startISO, readyISO, lines } of loads) {
    const dryer = named(question.dryers, dryerId);
    const [start, ready] = [dayOf(startISO), dayOf(readyISO)];
    demand(ready - start === Math.ceil(dryer.cycleDays), `Cycle of ${dryerId}`);
    demand(startISO >= today && readyISO <= endISO, `Out of the plan: ${startISO}`);
    demand(lines.length > 0, 'An empty load');
    demand(
      question.isMixed || new Set(lines.map(({ varietyId }) => varietyId)).size === 1,
      'Varieties are mixed',
    );
    const others = busy.get(dryerId) ?? [];
    for (const [from, until] of others)
      demand(start >= until || ready <= from, `Two loads in ${dryerId} from day ${start}`);
    busy.set(dryerId, [...others, [start, ready]]);
  }
}

function checkShelves({ dryers, varieties }: DryPlanInput, { loads }: Checked): void {
  for (const { dryerId, lines } of loads) {
    const { shelves, shelfMaxOz } = named(dryers, dryerId);
    for (const line of lines) {
      const { yieldOz } = named(varieties, line.varietyId);
      const each = shelfMaxOz === 0 ? 1 : Math.ceil(yieldOz / shelfMaxOz - 1e-9);
      demand(line.shelves === line.trays * Math.max(1, each), `Shelves of ${line.itemId}`);
    }
    demand(sum(lines.map((line) => line.shelves)) <= shelves, `Too full: ${dryerId}`);
  }
}

/** All that is cut, by variety and day. */
function cuts({ loads, fresh }: Checked) {
  const dried = loads.flatMap(({ startISO, lines }) =>
    lines.map((line) => ({ ...line, cutISO: startISO })),
  );
  const rows = [...dried, ...fresh].map(({ cutISO, varietyId, trays, freeTrays }) => {
    return { day: cutISO, varietyId, trays, freeTrays };
  });
  const byCut = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    demand(Number.isInteger(row.trays) && row.trays > 0, 'Not whole trays');
    demand(row.freeTrays >= 0 && row.freeTrays <= row.trays, 'More free trays than trays');
    const key = `${row.day} ${row.varietyId}`;
    const other = byCut.get(key) ?? { ...row, trays: 0, freeTrays: 0 };
    const trays = other.trays + row.trays;
    byCut.set(key, { ...row, trays, freeTrays: other.freeTrays + row.freeTrays });
  }
  return [...byCut.values()];
}

/** What is planted ripens in time, in a cycle that is not begun, and is planted as long before as it grows. */
function checkGreens({ today, varieties }: DryPlanInput, plan: Checked): void {
  const planted = new Map<string, number>();
  for (const { day, varietyId, trays, freeTrays } of cuts(plan)) {
    const variety = named(varieties, varietyId);
    const free = sum(variety.free.map((row) => (row.cutISO === day ? row.trays : 0)));
    demand(freeTrays === Math.min(free, trays), `Free trays of ${varietyId} on ${day}`);
    if (trays === freeTrays) continue;
    demand(dayOf(day) >= dayOf(today) + variety.ripeDays, `${varietyId} is not ripe on ${day}`);
    demand(!variety.frozen.includes(day), `${varietyId} of ${day} is begun`);
    const key = `${dayOf(day) - variety.growDays} ${varietyId}`;
    planted.set(key, (planted.get(key) ?? 0) + trays - freeTrays);
  }
  const told = plan.plantings.map(
    ({ dateISO, varietyId, trays }) => [`${dayOf(dateISO)} ${varietyId}`, trays] as const,
  );
  demand(sorted(told) === sorted(planted), 'The plantings are not those of the cuts');
}

/** Every tray of the demands is once in a load, cut fresh, or told to have no place. */
function checkCounts({ demands, loads, fresh, late }: Checked): void {
  const left = new Map<string, number>();
  const key = ({ itemId, dueISO }: DueTrays) => `${itemId} ${dueISO}`;
  for (const row of demands) left.set(key(row), row.trays);
  const take = (row: DueTrays) => left.set(key(row), (left.get(key(row)) ?? 0) - row.trays);
  loads.flatMap(({ lines }) => lines).forEach(take);
  fresh.forEach(take);
  late.filter(({ daysLate }) => daysLate === null).forEach(take);
  for (const [row, trays] of left) demand(trays === 0, `${trays} trays of ${row} are nowhere`);
}

/** Fresh greens are cut on their day, or on the first day after it on which there are any. */
function checkFresh({ items }: DryPlanInput, { fresh, loads }: Checked): void {
  const isFresh = new Set(items.filter((item) => item.isFresh).map(({ id }) => id));
  for (const { itemId, cutISO, dueISO } of fresh)
    demand(isFresh.has(itemId) && cutISO >= dueISO, `${itemId} is cut on ${cutISO}`);
  for (const { itemId } of loads.flatMap(({ lines }) => lines))
    demand(!isFresh.has(itemId), `${itemId} is dried`);
}

/** 100 a late tray and 5 for each further day, 10 a load, 1 a tray in time and day that it waits. */
function checkPoints(question: DryPlanInput, plan: Checked): void {
  const end = dayOf(plan.endISO);
  const lateBy = new Map<string, number>();
  const count = (row: DueTrays, ready: number) => {
    const due = dayOf(row.dueISO);
    if (ready <= due) return row.trays * (due - ready);
    if (ready <= end) {
      const key = `${row.itemId} ${row.dueISO} ${ready - due}`;
      lateBy.set(key, (lateBy.get(key) ?? 0) + row.trays);
    }
    return row.trays * (100 + 5 * (ready - due - 1));
  };
  const points = sum([
    10 * plan.loads.length,
    ...plan.loads.flatMap(({ readyISO, lines }) => lines.map((row) => count(row, dayOf(readyISO)))),
    ...plan.fresh.map((row) => count(row, dayOf(row.cutISO))),
    ...plan.late.filter(({ daysLate }) => daysLate === null).map((row) => count(row, end + 1)),
  ]);
  demand(points === plan.points, `${plan.points} points are told, ${points} counted`);
  demand(plan.bound <= plan.points, 'The bound is above the plan');
  const told = plan.late
    .filter(({ daysLate }) => daysLate !== null)
    .map((row) => [`${row.itemId} ${row.dueISO} ${row.daysLate}`, row.trays] as const);
  demand(sorted(told) === sorted(lateBy), 'Late trays are not told as they are');
  demand(question.today === plan.today, 'Another day');
}

/** Days that are over because of the plan are told; with Must fit there are none. */
function checkRoom(question: DryPlanInput, plan: Checked): void {
  const { varieties, room, today } = question;
  const start = dayOf(today);
  const need = new Map<string, { before: number; after: number }>();
  for (const { day, varietyId, trays, freeTrays } of cuts(plan)) {
    if (trays === freeTrays) continue;
    const variety = named(varieties, varietyId);
    const core = sum(variety.core.map((row) => (row.cutISO === day ? row.trays : 0)));
    const planted = dayOf(day) - variety.growDays;
    const lights = Math.min(dayOf(day), planted + variety.germDays);
    const stack = variety.germMode === 'WEIGHTED' ? room.stackLimit : 1;
    const amounts = (all: number) => {
      const germination = Math.ceil(all / stack);
      return { germination, grow: all, withHoles: all, withoutHoles: all + germination };
    };
    const [with_, without] = [amounts(core + trays - freeTrays), amounts(core)];
    for (const kind of ['germination', 'grow', 'withHoles', 'withoutHoles'] as const) {
      const from = kind === 'grow' ? lights : planted;
      const until = kind === 'germination' ? lights : dayOf(day);
      for (let at = Math.max(start, from); at < until; at += 1) {
        const key = `${at} ${kind}`;
        const before = room.used[kind][at - start] ?? 0;
        const after = (need.get(key)?.after ?? before) + with_[kind] - without[kind];
        need.set(key, { before, after });
      }
    }
  }
  const over = [...need].flatMap(([key, { before, after }]) => {
    const [day = '', kind = ''] = key.split(' ');
    const owned = room.have[kind as 'grow'];
    const have = owned[Number(day) - start] ?? owned.at(-1) ?? 0;
    return (owned.at(-1) ?? 0) > 0 && after > before && after > have
      ? [`${key} ${after} ${have}`]
      : [];
  });
  const told = plan.room.map((row) => `${dayOf(row.dateISO)} ${row.kind} ${row.need} ${row.have}`);
  demand(
    JSON.stringify(told.toSorted()) === JSON.stringify(over.toSorted()),
    `Room is told as ${told.join('; ')}, it is ${over.join('; ')}`,
  );
  demand(!question.mustFit || told.length === 0, 'Must fit, and does not');
}
