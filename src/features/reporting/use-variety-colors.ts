import { useMemo } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { varietyColors } from '#ui/pictures/variety-color.ts';

/** The color of each variety by its id, the same on every chart. */
export function useVarietyColors(): (varietyId: string) => string {
  const varieties = useFarm((farm) => farm.varieties);
  return useMemo(() => varietyColors(varieties), [varieties]);
}
