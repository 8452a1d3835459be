import { applyPatches, diffDocuments } from '../document/document-patch.ts';
import type { MakeChange } from './farm-timeline.ts';

/** Merges received data and reuses unchanged parts, so screens redraw only what is new. */
export const makeMerge: MakeChange = ({ document }, intent) => {
  const merged = intent.kind === 'merge' ? intent.make(document) : null;
  if (merged === null) return null;
  const patches = diffDocuments(document, merged.farm);
  return {
    document: applyPatches(document, patches),
    patches,
    label: intent.kind === 'merge' ? intent.label : '',
    sync: merged.sync,
  };
};
