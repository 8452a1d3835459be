import {
  type ActionContext,
  withoutAuthor,
  type Attributed,
  type WorkMark,
} from '#domain/calendar/moment.ts';
import type { Task } from '#domain/planning/task.ts';
import { byId, updateRecords } from '#domain/records/change-records.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import { type FarmDocument, type FarmList, sameValue } from '../document/farm-document.ts';
import type { CollectionName } from '../document/records-of.ts';
import { COLLECTION_NAMES, ruleOfCollection } from '../schema/collections.ts';
import { rulesOfAction } from './actions.ts';
import type { FarmAction } from './farm-action.ts';

/** Lists of records that tell who made them or changed them last. */
const SIGNED = COLLECTION_NAMES.filter(
  (name) => ruleOfCollection(name)?.of.of['by'] !== undefined,
) as readonly (CollectionName & FarmList)[]; // Nothing inside of a slice is signed.

type SignedRecord = Attributed & { readonly id: string };

/** Signs work done, skipped or recorded. Reopened work and a device without a key sign none. */
export function attributeWork(
  before: FarmDocument,
  after: FarmDocument,
  type: FarmAction['type'],
  { now, who }: ActionContext,
): FarmDocument {
  if (rulesOfAction(type).isUnsigned) return after;
  const mark = who && {
    memberId: who.memberId,
    name: who.name,
    atISO: new Date(now).toISOString(),
  };
  const signed: [string, readonly SignedRecord[]][] = [];
  const tasks = signChanged(before.tasks, after.tasks, (task, was) => signTask(task, was, mark));
  if (tasks !== after.tasks) signed.push(['tasks', tasks]);
  for (const name of SIGNED) {
    const records: readonly SignedRecord[] = after[name] ?? [];
    const own = signChanged<SignedRecord>(before[name] ?? [], records, (record, was) =>
      signRecord(record, was, mark),
    );
    if (own !== records) signed.push([name, own]);
  }
  return signed.length === 0 ? after : { ...after, ...Object.fromEntries(signed) };
}

/** Only what is not the very same record can have changed. */
function signChanged<T extends SignedRecord>(
  before: readonly T[],
  after: readonly T[],
  sign: (record: T, was: T | undefined) => T,
): readonly T[] {
  const { gone, come } = changedRecords(before, after);
  const old = byId(gone);
  const signed = new Map(come.map((record) => [record, sign(record, old.get(record.id))]));
  const changed = come.filter((record) => signed.get(record) !== record);
  return changed.length === 0
    ? after
    : updateRecords(after, changed, (record) => signed.get(record) ?? record);
}

function signTask(task: Task, was: Task | undefined, mark: WorkMark | undefined): Task {
  if (!task.done) return withoutAuthor(task);
  const isAsBefore = was !== undefined && was.done && was.skipped === task.skipped;
  return isAsBefore ? task : withMark(task, was, mark);
}

function signRecord<T extends SignedRecord>(
  record: T,
  was: T | undefined,
  mark: WorkMark | undefined,
): T {
  if (was !== undefined && sameValue(withoutAuthor(record), withoutAuthor(was))) return record;
  return withMark(record, was, mark);
}

/** A restored value brings its author. */
function withMark<T extends Attributed>(
  record: T,
  was: T | undefined,
  mark: WorkMark | undefined,
): T {
  if (record.by !== undefined && !sameValue(record.by, was?.by)) return record;
  return mark === undefined ? withoutAuthor(record) : { ...record, by: mark };
}
