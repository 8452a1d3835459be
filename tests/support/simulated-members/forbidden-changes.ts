import { sameValue } from '#state/document/farm-document.ts';

type Fields = Readonly<Record<string, unknown>>;

/** As the page on sharing lists them; not read from the program, which may list them wrong. */
const WORK_OF_THE_DAY = [
  'tasks',
  'taskHistory',
  'traysPlantedLog',
  'harvestLosses',
  'harvestLog',
  'trayStatus',
  'seedsInventory',
  'deliveries',
  'washLog',
];

/** Entries of `meta.sync` of which a helper may change its own part, and no other. */
const PARTLY_OWN = ['vv', 'marks', 'notices', 'tomb', 'writeId', 'writtenOn'];

/** What of a stored farm a helper's device has changed although it may not; nothing when all is well. */
export function forbiddenChanges(
  before: string,
  after: string | null,
  deviceId: string,
): readonly string[] {
  if (after === null) return ['the whole farm'];
  const [old, now] = [farmIn(before), farmIn(after)];
  const slices = namesOf(old, now).filter(
    (name) => name !== 'meta' && !WORK_OF_THE_DAY.includes(name) && !isSame(old, now, name),
  );
  return [...slices, ...changedMeta(fields(old['meta']), fields(now['meta']), deviceId)];
}

function changedMeta(old: Fields, now: Fields, deviceId: string): readonly string[] {
  const stamps = namesOf(old, now).filter(
    (name) => !['lastWriteAt', 'sync'].includes(name) && !isSame(old, now, name),
  );
  const [before, after] = [fields(old['sync']), fields(now['sync'])];
  const others = namesOf(before, after).filter(
    (name) => !PARTLY_OWN.includes(name) && !isSame(before, after, name),
  );
  return [
    ...stamps.map((name) => `meta.${name}`),
    ...others.map((name) => `meta.sync.${name}`),
    ...['vv', 'marks'].flatMap((name) =>
      foreignWrites(fields(before[name]), fields(after[name]), deviceId).map(
        (device) => `meta.sync.${name}.${device}`,
      ),
    ),
    ...foreignNotices(before['notices'], after['notices']),
    ...foreignTombs(fields(before['tomb']), fields(after['tomb'])),
  ];
}

/** Writes of other devices that were changed, and own numbers that fell. */
function foreignWrites(before: Fields, after: Fields, deviceId: string): readonly string[] {
  return namesOf(before, after).filter((name) => {
    const isOwn =
      name === deviceId || name.startsWith(`${deviceId}.`) || name.startsWith(`${deviceId}/`);
    const [old, now] = [before[name], after[name]];
    return isOwn ? typeof old === 'number' && Number(now) < old : !isSame(before, after, name);
  });
}

function foreignNotices(before: unknown, after: unknown): readonly string[] {
  const [old, now] = [listOf(before), listOf(after)];
  const known = new Map(old.map((notice) => [notice['id'], notice]));
  const gone = old.filter(({ id }) => !now.some((notice) => notice['id'] === id));
  const planted = now.filter((notice) => {
    const stored = known.get(notice['id']);
    if (stored !== undefined) return !sameValue(stored, notice);
    return !WORK_OF_THE_DAY.includes(String(notice['slice']).split('/', 1)[0] ?? '');
  });
  return [...gone, ...planted].map(({ id }) => `the notice ${String(id)}`);
}

function foreignTombs(before: Fields, after: Fields): readonly string[] {
  return namesOf(before, after)
    .filter((slice) => !WORK_OF_THE_DAY.includes(slice.split('/', 1)[0] ?? ''))
    .filter((slice) => !isSame(before, after, slice))
    .map((slice) => `meta.sync.tomb.${slice}`);
}

function isSame(a: Fields, b: Fields, name: string): boolean {
  return Object.hasOwn(a, name) === Object.hasOwn(b, name) && sameValue(a[name], b[name]);
}

function namesOf(a: Fields, b: Fields): readonly string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

function farmIn(text: string): Fields {
  const value = fields(JSON.parse(text));
  return 'state' in value ? fields(value['state']) : value;
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fields) : [];
}
