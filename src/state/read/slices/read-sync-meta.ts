import type { Wipe } from '../../document/sync/sync-meta.ts';
import { readInstant } from '../read-time.ts';
import { asRecord, type JsonRecord } from '../../document/json-record.ts';

/**
 * Reads sync metadata. A wipe with an unreadable time is dropped: it would make every device ask about a farm
 * nobody deleted. All else is kept and read where it is used.
 */
export function readSyncMeta(sync: JsonRecord): JsonRecord {
  const { wipedAt: _at, wipedBy: _by, ...others } = sync;
  return { ...others, ...wipeFields(readWipe(sync)) };
}

/** Reads the wipe of a farm or an action; `null` if its time is unreadable. */
export function readWipe(source: unknown): Wipe | null {
  const { wipedAt, wipedBy } = asRecord(source);
  const at = wipedAt === undefined ? null : readInstant(wipedAt);
  if (at === null) return null;
  const by = typeof wipedBy === 'string' ? wipedBy.trim() : '';
  return { at, ...(by !== '' && { by }) };
}

/** Fields of a wipe in a farm or an action. Empty if there was none. */
export function wipeFields(wipe: Wipe | null): {
  readonly wipedAt?: string;
  readonly wipedBy?: string;
} {
  if (wipe === null) return {};
  return { wipedAt: wipe.at, ...(wipe.by !== undefined && { wipedBy: wipe.by }) };
}
