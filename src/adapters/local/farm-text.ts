import { writeJsonChunks } from '#state/backup/json-lines.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { compactFarm } from '#state/read/compact-farm.ts';
import { localDay } from '../device/local-day.ts';

/** A whole farm as the text in which this device keeps it: work of long ago compact. */
export function writeFarmText(farm: FarmDocument): string {
  return [...farmTextPieces(farm)].join('');
}

/** The same text in pieces, whose long lists go over many lines. */
export function farmTextPieces(farm: FarmDocument): Generator<string, void, undefined> {
  return writeJsonChunks(compactFarm(farm, localDay(Date.now())));
}
