import type { FarmDocument } from '#state/document/farm-document.ts';
import { compactFarm, expandFarm } from '#state/normalise/compact-farm.ts';
import { localDay } from '../device/local-day.ts';

/** So many records of a long list stand on one line: quick to read, and few lines for all. */
export const RECORDS_A_LINE = 500;

/** A whole farm as the text in which this device keeps it: work of long ago compact. */
export function writeFarmText(farm: FarmDocument): string {
  return [...farmTextPieces(farm)].join('');
}

/**
 * The same text in pieces. It is JSON like any other, but a long list goes over many lines, so that it can be
 * read line by line while the page reacts to its grower, see `farmOfLines`.
 */
export function* farmTextPieces(farm: FarmDocument): Generator<string, void, undefined> {
  let before = '{';
  for (const [name, value] of Object.entries(compactFarm(farm, localDay(new Date())))) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (isLongList(name, value)) yield* linesOf(value);
    else yield JSON.stringify(value);
  }
  yield before === '{' ? '{}' : '}';
}

/** The farm in a text that `writeFarmText` wrote, with all its tasks. */
export function readFarmText(text: string): FarmDocument {
  // Only farms are written as such texts.
  return expandFarm(JSON.parse(text) as FarmDocument);
}

/** The name is found again at the end of a line, so it has to be a plain one. */
function isLongList(name: string, value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > RECORDS_A_LINE && /^\w{1,40}$/.test(name);
}

function* linesOf(records: readonly unknown[]): Generator<string, void, undefined> {
  let before = '[\n';
  for (let at = 0; at < records.length; at += RECORDS_A_LINE) {
    const line = JSON.stringify(records.slice(at, at + RECORDS_A_LINE));
    yield before + line.slice(1, -1);
    before = ',\n';
  }
  yield '\n]';
}
