import { dropById, recordById } from '#domain/records/change-records.ts';
import { withRecords } from '../collections.ts';
import { isFarmRecord, recordsOf, type FarmRecord } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { Reference } from '../merge-rule.ts';
import { GONE, changeNames, type NamesWalk } from './change-names.ts';
import { isNamed, namedRecord, type NamedRecord } from './named-record.ts';
import { namedIn, referencesIn, type ReferenceTest } from './references-in.ts';

/** A farm without a record and what names it; the same farm if it has none, or if something cannot be without it. */
export function dropRecord(farm: FarmDocument, slice: string, id: string): FarmDocument {
  const records = recordsOf(farm, slice);
  const record = recordById(records, id);
  const isHeld = ({ to, onDelete }: Reference) => to === slice && onDelete === 'refuse';
  if (record === undefined || namedIn(farm, isHeld).some(({ text }) => text === id)) return farm;
  return dropReferences(withRecords(farm, slice, dropById(records, id)), slice, record);
}

/** Removes what refers to a deleted record and needs it, and what refers to that. History and open decisions stay. */
export function dropReferences(
  farm: FarmDocument,
  slice: string,
  record: FarmRecord,
  isMeant: ReferenceTest = () => true,
): FarmDocument {
  const waiting = [namedRecord(farm, slice, record)];
  let dropped = farm;
  for (let gone = waiting.pop(); gone !== undefined; gone = waiting.pop()) {
    dropped = dropNames(dropped, gone, isMeant, (inside, lost) =>
      waiting.push(namedRecord(farm, inside, lost)),
    );
  }
  return dropped;
}

/** One step of it. @param note - Receives the records that go because they cannot be without it. */
export function dropNames(
  farm: FarmDocument,
  gone: NamedRecord,
  isMeant: ReferenceTest,
  note: (slice: string, record: FarmRecord) => void,
): FarmDocument {
  const isOfIt = (names: Reference) => names.to === gone.slice && isMeant(names);
  const walk: NamesWalk = {
    concerns: (rule) => referencesIn(rule).some(isOfIt),
    name: (text, names) =>
      names && isOfIt(names) && isNamed(text, names, gone) ? leftOf(text, names) : text,
    record: (left, record, _rule, path) => {
      if (left === GONE && path !== null && isFarmRecord(record)) note(path, record);
      return left;
    },
  };
  // Only what names the record is taken out, so a farm stays a farm.
  return changeNames(FARM_SCHEMA, farm, '', walk) as FarmDocument;
}

function leftOf(text: unknown, { onDelete }: Reference): unknown {
  switch (onDelete) {
    case 'remove':
      return GONE;
    case 'clear':
      return null;
    case 'leave out':
      return undefined;
    default:
      return text;
  }
}
