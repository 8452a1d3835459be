import { isPlainObject } from '../document-patch-path.ts';

/** Maps a value to its new one; `undefined` removes it. */
type Change = (current: unknown) => unknown;

/** Marks a name that stands for several fields, see `groupSegment`. */
const GROUP = '*';

/** The step of a way that means a group of fields, as `*price`. */
export function groupSegment(group: string): string {
  return GROUP + group;
}

/** Checks whether a step means a group of fields. */
export function isGroupSegment(segment: string): boolean {
  return segment.startsWith(GROUP);
}

/** Changes the value at a path of objects and record lists. A missing path changes nothing. */
export function changeAtWay(value: unknown, way: readonly string[], change: Change): unknown {
  const [segment, ...rest] = way;
  if (segment === undefined || isGroupSegment(segment)) return change(value);
  if (Array.isArray(value)) return changeRecord(value, segment, rest, change);
  if (!isPlainObject(value)) return value;
  const isThere = Object.hasOwn(value, segment);
  if (!isThere && rest.length > 0) return value;
  const before = isThere ? value[segment] : undefined;
  const after = changeAtWay(before, rest, change);
  if (after === before) return value;
  if (after !== undefined) return { ...value, [segment]: after };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== segment));
}

function changeRecord(
  list: readonly unknown[],
  key: string,
  rest: readonly string[],
  change: Change,
): unknown {
  const place = list.findIndex((record) => isKnownBy(record, key));
  if (place === -1) {
    const added = rest.length === 0 ? change(undefined) : undefined;
    return added === undefined ? list : [...list, added];
  }
  const before: unknown = list[place];
  const after = changeAtWay(before, rest, change);
  if (after === before) return list;
  return after === undefined ? list.toSpliced(place, 1) : list.toSpliced(place, 1, after);
}

/** Fields that records without an id are known by. */
const KEYS = [
  'id',
  'taskKey',
  'cycleKey',
  'varietyId',
  'productId',
  'itemId',
  'materialId',
  'name',
];

function isKnownBy(record: unknown, key: string): boolean {
  if (!isPlainObject(record)) return false;
  const { dateISO, varietyId, orderId } = record;
  if (`${String(dateISO)}|${String(varietyId)}` === key) return true;
  if (`${String(orderId)}|${String(dateISO)}` === key) return true;
  return record['id'] === key || KEYS.some((name) => record[name] === key);
}
