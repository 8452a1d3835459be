import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { someCapacityDemands } from './capacity-demands.ts';
import { someCatalog, someDemand } from './catalog-records.ts';
import { someOrders, someVarieties, someMixes } from './records.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

/** How large a farm is, and the day it is looked at. */
export interface FarmSize {
  readonly varieties: number;
  readonly orders: number;
  /** Of the past; what was to do then is done. */
  readonly months: number;
  readonly today: IsoDate;
}

/** Days between two looks at the plan while the past is made. */
const STRIDE = 30;

/** What the simulator is asked about, and for how many days. */
const DEMANDS = 1000;
const MAX_WINDOW_DAYS = 60;

/** A farm with its past, the same in every run: orders, the tasks that followed from them, and the logs of the work. */
export function largeFarm(size: FarmSize): FarmDocument {
  const draws = seededDraws(7);
  const firstDay = addDays(size.today, -size.months * 30);
  const varieties = someVarieties(size.varieties, draws);
  const mixes = someMixes(varieties, draws);
  const orders = someOrders(size.orders, { varieties, mixes, firstDay, today: size.today }, draws);
  const catalog = someCatalog(varieties, draws);
  const demand = someDemand(varieties, { firstDay, today: size.today }, draws);
  const demands = someCapacityDemands(
    DEMANDS,
    { varietyIds: varieties.map(({ id }) => id), from: size.today, days: MAX_WINDOW_DAYS },
    draws,
  );
  const { capacity } = freshFarm();
  const options = { ...capacity.options, windowDays: MAX_WINDOW_DAYS };
  const growing = {
    varieties,
    products: mixes,
    orders,
    catalog,
    ...demand,
    capacity: { ...capacity, options, demands },
  };
  const start = normalizeFarm({ ...freshFarm(), ...growing });
  const tasks = tasksUntil(start, firstDay, size.today);
  return normalizeFarm({ ...start, tasks, ...logsOf(tasks) });
}

function tasksUntil(farm: FarmDocument, firstDay: IsoDate, today: IsoDate): readonly Task[] {
  let tasks: readonly Task[] = [];
  for (let day = firstDay; day < today; day = addDays(day, STRIDE)) {
    const next = addDays(day, STRIDE);
    const done = next < today ? next : today;
    tasks = planFarm({ ...farm, tasks }, day).tasks.map((task) =>
      task.dateISO < done ? { ...task, done: true } : task,
    );
  }
  return planFarm({ ...farm, tasks }, today).tasks;
}

/** What was planted, and the seed it took. */
function logsOf(tasks: readonly Task[]): Pick<FarmDocument, 'traysPlantedLog' | 'seedsInventory'> {
  const planted = tasks.flatMap((task) => {
    const { varietyId, trays } = task;
    return task.type === 'PLANT' && task.done && varietyId !== undefined && trays !== undefined
      ? [{ ...task, varietyId, trays }]
      : [];
  });
  return {
    traysPlantedLog: planted.map(({ id, dateISO, varietyId, trays }) => ({
      id: `log_${dateISO}_${varietyId}`,
      dateISO,
      varietyId,
      trays,
      expectedTrays: trays,
      note: '',
      recordedAtISO: `${dateISO}T16:00:00.000Z`,
      taskIds: [id],
      source: 'task',
    })),
    seedsInventory: planted.map(({ dateISO, varietyId, trays }, at) => ({
      id: `seed_${at}`,
      atISO: `${dateISO}T16:00:00.000Z`,
      varietyId,
      pounds: -0.1 * trays,
      note: 'Planted',
    })),
  };
}
