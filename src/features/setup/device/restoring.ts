import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

/** The action that puts a copy in the place of the farm; when the farm was written stays its own. */
export function restoring(copy: FarmDocument): FarmAction {
  const { meta: _, ...slices } = copy;
  return { type: 'LOAD_DATA_SLICES', payload: { slices, fromCopy: true } };
}
