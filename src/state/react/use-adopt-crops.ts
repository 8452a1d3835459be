import type { LibraryCrop } from '#domain/catalog/crops/library-crop.ts';
import { varietyOfCrop } from '#domain/catalog/crops/variety-of-crop.ts';
import { slug } from '#domain/catalog/varieties/slug.ts';
import { usePerform } from './use-farm.ts';

/** Makes varieties of crops from the library, all of them in one step. */
export function useAdoptCrops(): (crops: readonly LibraryCrop[]) => void {
  const perform = usePerform();
  return (crops) =>
    perform({
      type: 'ADD_VARIETIES',
      payload: { varieties: crops.map((crop) => varietyOfCrop(crop, slug(crop.name))) },
    });
}
