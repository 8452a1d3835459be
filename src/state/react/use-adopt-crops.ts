import type { LibraryCrop } from '#domain/catalog/crops/library-crop.ts';
import { varietyOfCrop } from '#domain/catalog/crops/variety-of-crop.ts';
import { slug } from '#domain/records/change-records.ts';
import { useAddVarieties } from './use-add-varieties.ts';

/** Makes varieties of crops from the library, all of them in one step. */
export function useAdoptCrops(): (crops: readonly LibraryCrop[], said?: string) => boolean {
  const addVarieties = useAddVarieties();
  return (crops, said) =>
    addVarieties(
      crops.map((crop) => varietyOfCrop(crop, slug(crop.name))),
      said,
    );
}
