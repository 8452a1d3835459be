import type { FarmDocument } from '#state/document/farm-document.ts';
import { compactFarm, expandFarm } from '#state/normalise/compact-farm.ts';
import type { CompactFarm } from '#state/normalise/compact-farm.ts';
import { localDay } from '../device/local-day.ts';

/** A whole farm as the text in which this device keeps it: work of long ago compact. */
export function writeFarmText(farm: FarmDocument): string {
  return JSON.stringify(compactFarm(farm, localDay(new Date())));
}

/** The farm in a text that `writeFarmText` wrote, with all its tasks. */
export function readFarmText(text: string): FarmDocument {
  return expandFarm(parseFarmText(text));
}

/** The first half of `readFarmText`: work of long ago is still compact. */
export function parseFarmText(text: string): CompactFarm {
  // Only farms are written as such texts.
  return JSON.parse(text) as CompactFarm;
}
