import { addDays } from '#domain/calendar/iso-date.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import type { FarmService } from './farm-service.ts';

type Fields = Readonly<Record<string, unknown>>;

const FAR_FUTURE = 9e15;

/**
 * A helper with a program of their own sends a patch by hand: with slices that are not theirs, or with a
 * `meta` that claims the writes of others, moves stock and ids, locks the farm and plants notices.
 *
 * @returns What the service should have done otherwise; nothing when all is well.
 */
export async function forgePatch(
  service: FarmService,
  { farmId, key, deviceId }: FarmKey,
  draws: SeededDraws,
): Promise<readonly string[]> {
  const path = `/state/${farmId}`;
  const read = await service.ask({ method: 'GET', path, key });
  if (!read.ok || read.etag === null) return [];
  const farm = fields(read.body);
  const meta = forgedMeta(fields(farm['meta']), deviceId, draws);
  const isBold = draws.chance(0.4);
  const parts = isBold ? forbiddenParts(farm, draws) : workOfTheDay(farm, draws);
  const headers = { 'if-match': read.etag };
  const body = JSON.stringify({ meta, ...parts });
  const method = isBold && draws.chance(0.3) ? 'PUT' : 'PATCH';
  const { status } = await service.ask({ method, path, key, headers, body });
  const expected = isBold ? [403] : [200];
  return expected.includes(status) ? [] : [`a forged ${method} was answered with ${status}`];
}

/** The work as it is stored, sometimes with one task more: whatever else a helper may do to it is no fault. */
function workOfTheDay({ tasks = [], taskHistory = [] }: Fields, draws: SeededDraws): Fields {
  if (draws.chance(0.3) || !Array.isArray(tasks)) return {};
  const id = `gen_forged_${draws.base36(6)}`;
  // A day of its own: of two on a day the service keeps the order in which they came.
  const dateISO = addDays('2026-11-21', JSON.stringify(tasks).split('"gen_forged').length);
  const more = { id, type: 'GENERAL', title: 'Forged', dateISO, done: false };
  return { tasks: draws.chance(0.5) ? tasks : [...tasks, more], taskHistory };
}

function forbiddenParts({ settings, orders }: Fields, draws: SeededDraws): Fields {
  return draws.pick<Fields>([
    { prices: [] },
    { orders: [], varieties: [] },
    { settings: { ...fields(settings), siteTitle: 'Forged' } },
    { orders },
    { catalog: {}, tasks: [], taskHistory: [] },
  ]);
}

function forgedMeta({ sync }: Fields, deviceId: string, draws: SeededDraws): Fields {
  const { vv, notices = [] } = fields(sync);
  const raised = Object.keys(fields(vv)).map((name) => [name, 1_000 + draws.below(9)] as const);
  const own = { [deviceId]: 1 + draws.below(2 ** 40), [`${deviceId}.copy`]: 7 };
  const all = { ...Object.fromEntries(raised), ...own };
  const forged = {
    v: 9,
    vv: all,
    marks: Object.fromEntries(Object.keys(all).map((name) => [name, draws.base36(8)])),
    writeId: draws.pick([`${deviceId}:5`, `${deviceId.replace(/\d+$/, '1')}:1000`]),
    writtenOn: 'Forged',
    edits: { of: FAR_FUTURE, others: FAR_FUTURE, at: {} },
    stock: { mat_counted: { dev_1: 900 } },
    idMax: { orders: { 'ORD-': 900_000 } },
    wipedAt: '2026-11-20T08:00:00.000Z',
    tomb: { orders: { ord_first: FAR_FUTURE }, varieties: { pea: FAR_FUTURE }, tasks: { x: 1 } },
    notices: [
      ...(Array.isArray(notices) && draws.chance(0.5) ? notices : []),
      aNotice(`forged_${draws.base36(5)}`, 'prices'),
      aNotice(`forged_${draws.base36(5)}`, 'orders'),
    ],
  };
  const { v, vv: counts, marks, notices: planted, ...more } = forged;
  const sent = draws.chance(0.5)
    ? forged
    : { v, vv: counts, marks, notices: planted, ...some(more, draws) };
  return {
    lastWriteAt: draws.pick([FAR_FUTURE, 0, -5]),
    schema: 99,
    catalogUpdatedAt: FAR_FUTURE,
    sync: sent,
  };
}

function some(entries: Fields, draws: SeededDraws): Fields {
  return Object.fromEntries(Object.entries(entries).filter(() => draws.chance(0.5)));
}

function aNotice(id: string, slice: string): Fields {
  const texts = { kind: 'field', entityId: 'ord_first', label: 'x', field: 'name' };
  return { id, at: FAR_FUTURE, slice, ...texts, keptBy: 'a', lostBy: 'b', lost: 'Forged' };
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
