import { oncePer } from '#domain/records/once-per.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { varietyColors } from '#ui/pictures/variety-color.ts';

const colorsOf = oncePer(varietyColors);
const selectColors = ({ varieties }: FarmDocument) => colorsOf(varieties);

/** The color of each variety by its id, the same on every chart. */
export function useVarietyColors(): (varietyId: string) => string {
  return useFarm(selectColors);
}
