import { byTexts, sumByKey, compareTexts } from '#domain/records/lists.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { SPACE_KINDS } from '#domain/capacity/space-use.ts';
import type {
  DryNeed,
  DryPlan,
  DryPlanLoad,
  DryPlanting,
  DryRoomRow,
  FreshCut,
  LateTrays,
} from './dry-plan.ts';
import { byDueDay, type ModelDemand } from '../question/dry-model.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import type { FoundLoads } from '../search/find-loads.ts';
import { RoomBoard } from '../board/room-board.ts';

export type SolverPlan = Omit<DryPlan, 'alerts'>;

export function toDryPlan(question: DryPlanInput, found: FoundLoads): SolverPlan {
  const { today, notPlanned, kept } = question;
  const { model, points, bound } = found;
  const take = traysThere(found);
  const fresh = freshCuts(question, found, take);
  const loads = dryerLoads(question, found, take);
  const planted = plantedFor(found);
  const room = new RoomBoard(question, model.end);
  for (const { variety, day, trays } of planted) room.plant(variety, day, trays);
  return {
    today,
    endISO: addDays(today, model.end),
    needs: sortedNeeds(question),
    demands: [...model.demands, ...model.fresh]
      .toSorted(byDueDay)
      .map(({ variety: _variety, due: _due, opens: _opens, ...demand }) => demand),
    kept,
    loads,
    fresh,
    plantings: plantings(question, planted),
    room: roomRows(today, room, model.end),
    late: lateTrays(found),
    notPlanned,
    points,
    bound: Math.min(bound, points),
  };
}

/** By due day, variety, item and order; the question has them in the order in which they are served. */
function sortedNeeds({ needs, items }: DryPlanInput): readonly DryNeed[] {
  const varieties = new Map(items.map(({ id, varietyId }) => [id, varietyId]));
  return needs.toSorted(
    (a, b) =>
      compareTexts(a.dueISO, b.dueISO) ||
      compareTexts(varieties.get(a.itemId) ?? '', varieties.get(b.itemId) ?? '') ||
      compareTexts(a.itemId, b.itemId) ||
      compareTexts(a.orderId, b.orderId),
  );
}

/** Hands out trays that are there without being planted: so many of a variety on a day, at most those left. */
function traysThere({ model }: FoundLoads) {
  const left = model.varieties.map(({ free }) => free.slice());
  return (variety: number, day: number, trays: number): number => {
    const free = left[variety] ?? new Int32Array();
    const taken = Math.min(trays, free[day] ?? 0);
    free[day] = (free[day] ?? 0) - taken;
    return taken;
  };
}

function freshCuts(
  { today }: DryPlanInput,
  { fresh }: FoundLoads,
  take: ReturnType<typeof traysThere>,
): FreshCut[] {
  return fresh.rows
    .flatMap(({ demand, cut, trays }): FreshCut[] => {
      if (cut === null) return [];
      const { itemId, varietyId, dueISO, variety } = demand;
      const freeTrays = take(variety, cut, trays);
      return [{ cutISO: addDays(today, cut), itemId, varietyId, dueISO, trays, freeTrays }];
    })
    .toSorted(byTexts('cutISO', 'varietyId', 'itemId', 'dueISO'));
}

function dryerLoads(
  { today }: DryPlanInput,
  { model, board }: FoundLoads,
  take: ReturnType<typeof traysThere>,
): DryPlanLoad[] {
  const dryerOf = (machine: number) => model.machines[machine]?.dryerId ?? '';
  return board
    .all()
    .toSorted((a, b) => a.start - b.start || compareTexts(dryerOf(a.machine), dryerOf(b.machine)))
    .map(({ machine, start, ready, trays: all }) => {
      const lines = [...sumByKey(all.map((demand) => [demand, 1]))]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([demand, trays]) => {
          const wanted = model.demands[demand];
          if (wanted === undefined) return [];
          const { itemId, varietyId, dueISO, variety } = wanted;
          const freeTrays = take(variety, start, trays);
          const shelves = trays * board.shelvesOf(machine, demand);
          return [{ itemId, varietyId, dueISO, trays, freeTrays, shelves }];
        });
      const [startISO, readyISO] = [addDays(today, start), addDays(today, ready)];
      return { dryerId: dryerOf(machine), startISO, readyISO, lines };
    });
}

/** Trays of each variety that the plan plants for each cut. */
function plantedFor({ model, board }: FoundLoads) {
  return model.varieties.flatMap(({ free }, variety) =>
    [...board.cut(variety)].flatMap((cut, day) => {
      const trays = cut - (free[day] ?? 0);
      return trays > 0 ? [{ variety, day, trays }] : [];
    }),
  );
}

function plantings(question: DryPlanInput, planted: ReturnType<typeof plantedFor>): DryPlanting[] {
  return planted
    .map(({ variety, day, trays }) => {
      const { id: varietyId = '', growDays = 0 } = question.varieties[variety] ?? {};
      return { dateISO: addDays(question.today, day - growDays), varietyId, trays };
    })
    .toSorted(byTexts('dateISO', 'varietyId'));
}

function roomRows(today: IsoDate, room: RoomBoard, end: number): DryRoomRow[] {
  return Array.from({ length: end + 1 }, (_, day) => day).flatMap((day) =>
    SPACE_KINDS.filter((kind) => (room.added[kind][day] ?? 0) > 0 && room.isOver(kind, day)).map(
      (kind) => ({
        dateISO: addDays(today, day),
        kind,
        need: room.need(kind, day),
        have: room.have(kind, day),
      }),
    ),
  );
}

function lateTrays({ model, board, fresh }: FoundLoads): LateTrays[] {
  const late = new Map<string, LateTrays>();
  const add = (demand: ModelDemand | undefined, ready: number | null, trays: number) => {
    if (demand === undefined || trays === 0 || (ready !== null && ready <= demand.due)) return;
    const { itemId, varietyId, dueISO, due } = demand;
    const daysLate = ready === null ? null : ready - due;
    const key = `${itemId}|${due}|${daysLate}`;
    const others = late.get(key)?.trays ?? 0;
    late.set(key, { itemId, varietyId, dueISO, trays: others + trays, daysLate });
  };
  for (const { ready, trays } of board.all()) {
    for (const demand of trays) add(model.demands[demand], ready, 1);
  }
  model.demands.forEach((demand, index) => add(demand, null, board.left[index] ?? 0));
  for (const { demand, cut, trays } of fresh.rows) add(demand, cut, trays);
  return [...late.values()].toSorted(
    (a, b) => byDueDay(a, b) || (a.daysLate ?? Infinity) - (b.daysLate ?? Infinity),
  );
}
