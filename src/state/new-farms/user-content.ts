import { addDays } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { filterRecords } from '#domain/records/change-records.ts';
import { MARKET_MIX_ID } from './demo-farm.ts';
import { workingDemo } from './working-demo.ts';
import { type FarmDocument, type SliceName, sameValue } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { sameContent } from '../document/sendable-farm.ts';
import { versionOf } from '../document/sync/sync-meta.ts';

type Entered = 'nothing' | 'demo' | 'work';

/**
 * What people entered in a farm. A new farm, or the demo in one, has nothing of it; planned tasks don't count.
 * In doubt it was entered.
 */
export function userContent(farm: FarmDocument): Entered {
  if (farm.meta.lastWriteAt === 0) return 'nothing';
  const entered = withoutPlan(withoutOwnDeletes(farm));
  if (sameContent(entered, freshFarm())) return 'nothing';
  return isDemo(entered) ? 'demo' : 'work';
}

/** Deletes in a farm that never met another one don't concern other farms. */
function withoutOwnDeletes(farm: FarmDocument): FarmDocument {
  if (farm.meta.sync === undefined || Object.keys(versionOf(farm).vv).length > 0) return farm;
  const { tomb: _tomb, idMax: _idMax, ...sync } = farm.meta.sync;
  return { ...farm, meta: { ...farm.meta, sync } };
}

function withoutPlan(farm: FarmDocument): FarmDocument {
  return { ...farm, tasks: filterRecords(farm.tasks, (task) => !isPlannedOnly(task)) };
}

function isPlannedOnly({ type, done, movedFromISO, external }: Task): boolean {
  return type !== 'GENERAL' && !done && movedFromISO === undefined && external === undefined;
}

/** Whether it is the unchanged demo: its mix tells the time, and the day is one of three. */
function isDemo(entered: FarmDocument): boolean {
  const mix = entered.products.find(({ id }) => id === MARKET_MIX_ID);
  const loadedAt = Date.parse(mix?.createdAt ?? '');
  if (Number.isNaN(loadedAt)) return false;
  const day = new Date(loadedAt).toISOString().slice(0, 10);
  const fresh = freshFarm();
  return [0, -1, 1].some((shift) => {
    const demo = { ...fresh, ...workingDemo(addDays(day, shift), loadedAt) };
    return sameContent(entered, withoutPlan(demo));
  });
}

/** Whether anything was ordered, done, bought or written down that is not the demo's, or the racks are not those of a new farm. */
export function hasOwnWork(farm: FarmDocument): boolean {
  const fresh = freshFarm();
  const isUntouched = UNTOUCHED.every((slice) => sameValue(farm[slice], fresh[slice]));
  return !isUntouched && userContent(farm) !== 'demo';
}

const UNTOUCHED = [
  'orders',
  'single',
  'tasks',
  'seedsInventory',
  'catalog',
  'traysPlantedLog',
  'harvestLosses',
  'capacity',
] as const satisfies readonly SliceName[];
