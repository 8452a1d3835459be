import type { Wipe } from '../../document/sync/last-wipe.ts';
import { asRecord, type JsonRecord } from '../json-record.ts';
import { readInstant } from '../read-time.ts';

/**
 * What a farm says about its syncing. A wipe whose time cannot be read is none: it would make every device ask
 * about a farm that nobody has deleted. All else is read where it is used, and kept as it is.
 */
export function readSyncMeta(sync: JsonRecord): JsonRecord {
  const { wipedAt: _at, wipedBy: _by, ...others } = sync;
  return { ...others, ...wipeFields(readWipe(sync)) };
}

/** The wipe that a farm or an action tells of; null when its time cannot be read. */
export function readWipe(source: unknown): Wipe | null {
  const { wipedAt, wipedBy } = asRecord(source);
  const at = wipedAt === undefined ? null : readInstant(wipedAt);
  if (at === null) return null;
  const by = typeof wipedBy === 'string' ? wipedBy.trim() : '';
  return { at, ...(by !== '' && { by }) };
}

/** A wipe as a farm or an action tells of it; nothing where there was none. */
export function wipeFields(wipe: Wipe | null): {
  readonly wipedAt?: string;
  readonly wipedBy?: string;
} {
  if (wipe === null) return {};
  return { wipedAt: wipe.at, ...(wipe.by !== undefined && { wipedBy: wipe.by }) };
}
