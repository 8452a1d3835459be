import { applyPatches, diffDocuments } from '../document/document-patch.ts';
import type { MergeIntent } from '../sync/sync-farm.ts';
import type { MakeChange } from './farm-timeline.ts';

/** Merges received data and reuses unchanged parts, so screens redraw only what is new. */
export const makeMerge: MakeChange<MergeIntent> = ({ document }, { label, make }) => {
  const merged = make(document);
  if (merged === null) return null;
  const patches = diffDocuments(document, merged.farm);
  return { document: applyPatches(document, patches), patches, label, sync: merged.sync };
};
