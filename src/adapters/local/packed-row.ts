import type { Incremental } from '#domain/records/run-to-completion.ts';
import type { LogRow, ChangeKind } from '#state/document/log-row.ts';
import { writeJsonChunks } from '#state/backup/json-lines.ts';
import { runInChunks } from '#state/read/run-in-chunks.ts';
import { pageBreath } from '../device/page-breath.ts';
import { textHashSteps } from './sha-256.ts';

/** A log row as it lies on the disk: its JSON with a hash. */
export interface PackedRow {
  readonly revision: number;
  readonly kind: ChangeKind;
  readonly text: string;
  readonly hash: string;
}

/** The rows as they are written; others are let in between the steps of large ones, as of a farm that was imported. */
export async function packRows(rows: readonly LogRow[]): Promise<PackedRow[]> {
  const breathe = pageBreath();
  const packed: PackedRow[] = [];
  for (const row of rows) packed.push(await runInChunks(packingSteps(row), breathe));
  return packed;
}

/** The rows, null where one is not what was written; others are let in between the steps of large ones. */
export async function unpackRows(packed: readonly PackedRow[]): Promise<(LogRow | null)[]> {
  const breathe = pageBreath();
  const rows: (LogRow | null)[] = [];
  for (const row of packed) {
    await breathe();
    rows.push(await runInChunks(readingSteps(row), breathe));
  }
  return rows;
}

function* packingSteps(row: LogRow): Incremental<PackedRow> {
  let text = '';
  for (const piece of rowPieces(row)) {
    text += piece;
    yield;
  }
  return { revision: row.revision, kind: row.kind, text, hash: yield* textHashSteps(text) };
}

/** The JSON of a row in pieces: what changed in a long list is written some hundred records at a time. */
function* rowPieces({ patches, ...change }: LogRow): Generator<string, void, undefined> {
  let before = `${JSON.stringify(change).slice(0, -1)},"patches":[`;
  for (const patch of patches) {
    yield before;
    yield* writeJsonChunks(patch);
    before = ',';
  }
  yield patches.length === 0 ? `${before}]}` : ']}';
}

function* readingSteps({ revision, text, hash }: PackedRow): Incremental<LogRow | null> {
  if ((yield* textHashSteps(text)) !== hash) return null;
  // The hash says that this is the text that `packRows` wrote.
  const row = JSON.parse(text) as LogRow;
  return row.revision === revision ? row : null;
}
