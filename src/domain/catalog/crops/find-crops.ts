import type { LibraryCrop } from './library-crop.ts';

export function findCrops(crops: readonly LibraryCrop[], search: string): readonly LibraryCrop[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return crops.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
