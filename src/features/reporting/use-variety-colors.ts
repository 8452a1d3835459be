import { useMemo } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { varietyColor } from '#ui/pictures/variety-color.ts';

const GONE = 'var(--mgm-trays-dirty)';

/** The color of each variety by its id, the same on every chart; gray for one that is gone. */
export function useVarietyColors(): (varietyId: string) => string {
  const varieties = useFarm((farm) => farm.varieties);
  return useMemo(() => {
    const places = new Map(varieties.map(({ id }, index) => [id, index]));
    return (varietyId) => {
      const place = places.get(varietyId);
      return place === undefined ? GONE : varietyColor(place);
    };
  }, [varieties]);
}
