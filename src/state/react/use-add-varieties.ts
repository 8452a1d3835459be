import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { NEW_FARM_SLIVER } from '#domain/settings/settings.ts';
import { selectFirstRunStep } from '../selectors/first-run.ts';
import { useFarmNow, usePerform } from './use-farm.ts';

/** Adds varieties, all of them in one step; the first ones of a new farm bring the sliver it begins with. */
export function useAddVarieties(): (varieties: readonly Variety[]) => void {
  const perform = usePerform();
  const farmNow = useFarmNow();
  return (varieties) => {
    const farm = farmNow();
    const isNew = selectFirstRunStep(farm) === 'crops' && farm.batchSettings.sliver === undefined;
    perform({
      type: 'ADD_VARIETIES',
      payload: { varieties, ...(isNew && { sliver: NEW_FARM_SLIVER }) },
    });
  };
}
