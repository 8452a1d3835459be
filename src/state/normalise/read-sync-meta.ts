import type { JsonRecord } from './json-record.ts';
import { readInstant } from './read-time.ts';

/**
 * What a farm says about its syncing. A wipe whose time cannot be read is none: it would make every device ask
 * about a farm that nobody has deleted. All else is read where it is used, and kept as it is.
 */
export function readSyncMeta({ wipedAt, ...others }: JsonRecord): JsonRecord {
  const at = wipedAt === undefined ? null : readInstant(wipedAt);
  return at === null ? others : { ...others, wipedAt: at };
}
