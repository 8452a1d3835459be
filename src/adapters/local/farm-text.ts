import type { FarmDocument } from '#state/document/farm-document.ts';
import { foldFarm, unfoldFarm } from '#state/normalise/folded-farm.ts';
import type { FoldedFarm } from '#state/normalise/folded-farm.ts';
import { localDay } from '../device/local-day.ts';

/** A whole farm as the text in which this device keeps it: work of long ago folded up. */
export function writeFarmText(farm: FarmDocument): string {
  return JSON.stringify(foldFarm(farm, localDay(new Date())));
}

/** The farm in a text that `writeFarmText` wrote, with all its tasks. */
export function readFarmText(text: string): FarmDocument {
  // Only farms are written as such texts.
  return unfoldFarm(JSON.parse(text) as FoldedFarm);
}
