import { deepStrictEqual } from 'node:assert';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { mergeFarms } from '#state/merge/merge-farms.ts';
import { perform } from '#state/records/perform.ts';
import { largeFarm } from '../farms/large-farm.ts';
import type { Job } from '../job.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const EDITS = 40;

/** Merging two copies of a farm with twelve months of work, each changed in many places. */
export function mergeJob(orders: number, months: number): Job {
  const size = { varieties: Math.min(40, orders), orders, months, today: TODAY };
  const base = perform(largeFarm(size), {
    type: 'REGENERATE_TASKS',
    moment: { today: TODAY, now: NOW },
  }).document;
  const text = JSON.stringify(base);
  const farms = {
    base: copy(base),
    local: copy(changed(base, 0)),
    remote: copy(changed(base, 1)),
  };
  const merge = () => mergeFarms({ ...farms, today: TODAY, now: NOW }).merged;
  const fast = () => mergeFarms({ ...farms, local: farms.base, today: TODAY, now: NOW }).merged;
  const megabytes = (text.length / 1e6).toFixed(1);
  return {
    name: `merge, two farms of ${megabytes} MB`,
    contenders: [
      { name: 'both changed', kind: 'ours', run: merge },
      { name: 'only the cloud changed', kind: 'peer', run: fast },
      {
        name: 'handing the three farms to a worker',
        kind: 'peer',
        run: () => structuredClone(farms).base.meta.version,
      },
      {
        name: 'reading one farm from its text',
        kind: 'limit',
        run: () => Object.keys(JSON.parse(text) as object).length,
      },
    ],
    check() {
      const merged = merge();
      for (const side of [farms.local, farms.remote]) {
        for (const order of side.orders) {
          const before = base.orders.find(({ id }) => id === order.id);
          if (before?.customer === order.customer) continue;
          deepStrictEqual(
            merged.orders.find(({ id }) => id === order.id)?.customer,
            order.customer,
          );
        }
      }
    },
  };
}

/** As it comes from the disk or the service: no part is the same object. */
function copy(farm: FarmDocument): FarmDocument {
  return structuredClone(farm);
}

/** Orders edited, tasks done and stock received; each side works on other records. */
function changed(farm: FarmDocument, side: number): FarmDocument {
  const orders = farm.orders.filter((_, index) => index % 2 === side).slice(0, EDITS);
  const open = farm.tasks.filter(({ done, dateISO }) => !done && dateISO === TODAY);
  const actions: readonly FarmAction[] = [
    ...orders.map((order) => {
      const payload = { ...order, customer: `Side ${side}` };
      return { type: 'UPDATE_ORDER', payload } as const;
    }),
    ...open
      .filter((_, index) => index % 2 === side)
      .map(({ id }) => ({ type: 'TOGGLE_TASK_DONE', payload: { id, done: true } }) as const),
  ];
  return actions.reduce(
    (document, action, index) =>
      perform(document, { ...action, moment: { today: TODAY, now: NOW + index } }).document,
    farm,
  );
}
