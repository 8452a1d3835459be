import type { DocumentPatch } from '../document/document-patch.ts';
import { isForHelpers } from '../sync/members/helper-farm.ts';

/** A helper wanted to change what only growers can. Nothing has changed. */
export class GrowersOnlyError extends Error {
  override readonly name = 'GrowersOnlyError';

  constructor() {
    super('Only growers can change this');
  }
}

export function isForbiddenForHelper(patches: readonly DocumentPatch[]): boolean {
  return patches.some(({ path: [slice = ''] }) => slice !== 'meta' && !isForHelpers(slice));
}
