import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { NEW_FARM_SLIVER } from '#domain/settings/settings.ts';
import { selectFirstRunStep } from '../selectors/first-run.ts';
import { useCarryOut, useFarmNow, usePerform } from './use-farm.ts';

/** Adds varieties in one step, and says so if told how; the first ones of a new farm bring the sliver it begins with. */
export function useAddVarieties(): (varieties: readonly Variety[], said?: string) => boolean {
  const perform = usePerform();
  const carryOut = useCarryOut();
  const farmNow = useFarmNow();
  return (varieties, said) => {
    const farm = farmNow();
    const isNew = selectFirstRunStep(farm) === 'crops' && farm.batchSettings.sliver === undefined;
    const payload = { varieties, ...(isNew && { sliver: NEW_FARM_SLIVER }) };
    const action = { type: 'ADD_VARIETIES', payload } as const;
    if (said !== undefined) return carryOut(action, said);
    perform(action);
    return true;
  };
}
