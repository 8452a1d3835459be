import { type FarmRecord, type CollectionName, recordsOf } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { Reference } from '../merge-rule.ts';

/** A record by all that others may write to mean it. */
export interface NamedRecord {
  readonly slice: string;
  readonly id: string;
  /** Spellings by which shelves may name it; those that another record has too are not among them. */
  readonly spellings: ReadonlySet<string>;
}

/** A record of a farm, or one that was there, as the farm's other records name it. */
export function namedRecord(farm: FarmDocument, slice: string, record: FarmRecord): NamedRecord {
  const others = recordsOf(farm, slice).filter(({ id }) => id !== record.id);
  const taken = new Set(others.flatMap(spellingsOf));
  const own = spellingsOf(record).filter((text) => !taken.has(text));
  return { slice, id: record.id, spellings: new Set(own) };
}

/** Lists a reference may point to. Orders are referenced the same way in all their lists. */
export function listsOf(to: CollectionName): readonly CollectionName[] {
  return to === 'orders'
    ? ['orders', 'recurring', 'single', 'pastOrders', 'alchemy/standing']
    : [to];
}

export function isNamed(
  text: unknown,
  { to, by }: Reference,
  { slice, id, spellings }: NamedRecord,
): boolean {
  if (to !== slice || typeof text !== 'string') return false;
  return by === 'id or name' ? spellings.has(spelt(text)) : text === id;
}

/** Spellings of a reference that allows id or name, ignoring case. */
export function spellingsOf(record: FarmRecord): readonly string[] {
  const name = record['name'];
  return typeof name === 'string' ? [spelt(record.id), spelt(name)] : [spelt(record.id)];
}

/** A text as it is compared with names. */
export function spelt(text: string): string {
  return text.trim().toLowerCase();
}
