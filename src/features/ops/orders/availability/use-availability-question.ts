import { useMemo } from 'react';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { AvailabilityAmount } from '#domain/answers/availability/availability-question.ts';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import {
  amountOfDraft,
  availabilityProblems,
  weightAsked,
  withAmount,
  type AvailabilityDraft,
} from './availability-draft.ts';
import {
  availabilityItemKey,
  selectAvailabilityItemKey,
  selectAvailabilityItems,
} from '#state/selectors/availability-items.ts';
import type { AskedAtFirst } from './use-availability-of-address.ts';

export type AvailabilityEditing = ReturnType<typeof useAvailabilityQuestion>;

/** The fields of "Can I say yes?", and the question they make; null while they are none. */
export function useAvailabilityQuestion(asked: AskedAtFirst) {
  const today = useToday();
  const items = useFarm(selectAvailabilityItems);
  const limits = useFarm((farm) => farm.settings.promise?.limits);
  const first = useFarm((farm) => selectAvailabilityItemKey(farm, asked.varietyId));
  const soldFirst = items.find((each) => availabilityItemKey(each) === first);
  const [draft, onChange] = useDraft<AvailabilityDraft>(() => ({
    itemKey: first,
    ...weightAsked(asked.ounces),
    // Of what is sold alive they are trays.
    ...(soldFirst?.unit === 'tray' && { amount: asked.ounces }),
    dateISO: asked.dateISO ?? today,
    customer: '',
  }));
  const { itemKey, amount, unit, dateISO } = draft;
  const item = items.find((each) => availabilityItemKey(each) === itemKey);
  const problems = availabilityProblems(draft, today, item);
  const isDay = problems.day === null;
  const question = useMemo(() => {
    const wanted = amountOfDraft({ amount, unit }, item);
    if (item === undefined || wanted === null || dateISO === null || !isDay) return null;
    return { item, amount: wanted, dateISO, limits: limits ?? [] };
  }, [item, amount, unit, dateISO, isDay, limits]);
  /** What is asked for is sold in: trays of what is sold alive. */
  const sold: AmountUnit = item ?? {};
  const setAmount = (next: AvailabilityAmount) => onChange(withAmount(draft, next));
  return { draft, onChange, setAmount, items, problems, question, today, sold };
}
