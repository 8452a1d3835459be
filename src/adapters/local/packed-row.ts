import { atOnce } from '#domain/records/at-once.ts';
import type { Steps } from '#domain/records/at-once.ts';
import type { LogRow } from '#state/document/log-row.ts';
import type { ChangeKind } from '#state/document/log-row.ts';
import { sha256OfText, textHashSteps } from './sha-256.ts';

/** A log row as it lies on the disk: its JSON with a hash. */
export interface PackedRow {
  readonly revision: number;
  readonly kind: ChangeKind;
  readonly text: string;
  readonly hash: string;
}

export function packRow(row: LogRow): PackedRow {
  const text = JSON.stringify(row);
  return { revision: row.revision, kind: row.kind, text, hash: sha256OfText(text) };
}

/** The row, or null when it is not what was written. */
export function unpackRow(packed: PackedRow): LogRow | null {
  return atOnce(rowSteps(packed));
}

/** The same in steps. */
export function* rowSteps({ revision, text, hash }: PackedRow): Steps<LogRow | null> {
  if ((yield* textHashSteps(text)) !== hash) return null;
  // The hash says that this is the text that `packRow` wrote.
  const row = JSON.parse(text) as LogRow;
  return row.revision === revision ? row : null;
}
