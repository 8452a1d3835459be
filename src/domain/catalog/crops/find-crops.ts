import type { LibraryCrop } from './library-crop.ts';

/** The crops whose name has every typed word, in the order they came. */
export function findCrops(crops: readonly LibraryCrop[], search: string): readonly LibraryCrop[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return crops.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
