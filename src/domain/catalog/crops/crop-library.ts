import { BRASSICA_CROPS } from './brassica-crops.ts';
import { HERB_CROPS } from './herb-crops.ts';
import type { LibraryCrop } from './library-crop.ts';
import { libraryCrop } from './library-crop.ts';
import { OTHER_CROPS } from './other-crops.ts';

/**
 * Forty common crops, by name. Screens ask for it when a grower does: nobody else has to load it.
 */
export const CROP_LIBRARY: readonly LibraryCrop[] = [
  ...BRASSICA_CROPS,
  ...HERB_CROPS,
  ...OTHER_CROPS,
]
  .map(libraryCrop)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
