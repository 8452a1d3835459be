import type { FarmAction } from '#state/records/farm-action.ts';
import { useNewId, usePerform } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';

/** Saves a record, new or stored, and says so; answers whether that worked. */
export function useSaveRecord(): (
  saving: (newId: (prefix: string) => string) => FarmAction,
  said: string,
) => boolean {
  const perform = usePerform();
  const newId = useNewId();
  return (saving, said) => saveAndSay(() => perform(saving(newId)), said);
}
