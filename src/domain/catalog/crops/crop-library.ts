import { BRASSICA_CROPS } from './brassica-crops.ts';
import { HERB_CROPS } from './herb-crops.ts';
import { type LibraryCrop, libraryCrop } from './library-crop.ts';
import { OTHER_CROPS } from './other-crops.ts';

/** Forty common crops, by name. Screens load the library on demand. */
export const CROP_LIBRARY: readonly LibraryCrop[] = [
  ...BRASSICA_CROPS,
  ...HERB_CROPS,
  ...OTHER_CROPS,
]
  .map(libraryCrop)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Crops that most growers start with and that sell easily. */
const EASY_CROPS = ['Sunflower', 'Pea Shoots', 'Radish', 'Broccoli', 'Kale', 'Arugula'];

/** The crop library for new growers: easy crops first, then by name. */
export const CROPS_EASY_FIRST: readonly LibraryCrop[] = [
  ...EASY_CROPS.flatMap((easy) => CROP_LIBRARY.filter(({ name }) => name === easy)),
  ...CROP_LIBRARY.filter(({ name }) => !EASY_CROPS.includes(name)),
];
