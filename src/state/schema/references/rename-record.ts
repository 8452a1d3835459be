import { isFarmRecord } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { Reference } from '../merge-rule.ts';
import { changeNames, type NamesWalk } from './change-names.ts';
import { listsOf, spelt } from './named-record.ts';
import { referencesIn } from './references-in.ts';

interface Renaming {
  readonly slice: string;
  readonly from: string;
  readonly to: string;
}

/** A farm in which a record has another id, there and wherever it is named, in the keys of work too. */
export function renameRecord(
  farm: FarmDocument,
  slice: string,
  from: string,
  to: string,
): FarmDocument {
  const waiting: Renaming[] = [{ slice, from, to }];
  let renamed = farm;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const walk = renamingWalk(next, (renaming) => waiting.push(renaming));
    // Renaming changes texts only, so a farm stays a farm.
    renamed = changeNames(FARM_SCHEMA, renamed, '', walk) as FarmDocument;
  }
  return renamed;
}

/** @param note - Receives records whose id derives from a renamed one. */
function renamingWalk(renaming: Renaming, note: (renaming: Renaming) => void): NamesWalk {
  const { slice, from, to } = renaming;
  return {
    concerns: (rule, path) =>
      path === '' ||
      `${slice}/`.startsWith(`${path}/`) ||
      referencesIn(rule).some((names) => isAmong(slice, names)),
    name: (text, names) => renamedText(names, text, renaming),
    record: (renamed, record, rule, path) => {
      if (!isFarmRecord(renamed) || !isFarmRecord(record)) return renamed;
      if (path === slice && record.id === from) return { ...renamed, id: to };
      if (renamed === record || record.id !== rule.idFrom?.(record)) return renamed;
      const id = rule.idFrom(renamed);
      if (id !== record.id && path !== null) note({ slice: path, from: record.id, to: id });
      return { ...renamed, id };
    },
  };
}

function isAmong(slice: string, { to }: Reference): boolean {
  return listsOf(to).some((list) => list === slice);
}

function renamedText(
  names: Reference | undefined,
  text: unknown,
  { slice, from, to }: Renaming,
): unknown {
  if (names === undefined || !isAmong(slice, names) || typeof text !== 'string') return text;
  switch (names.by) {
    case 'key':
      return text
        .split('|')
        .map((part) => (part === from ? to : part))
        .join('|');
    case 'id or name':
      return spelt(text) === spelt(from) ? to : text;
    default:
      return text === from ? to : text;
  }
}
