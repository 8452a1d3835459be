import { useMemo, useState } from 'react';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type {
  AvailabilityAmount,
  AvailabilityItem,
  AvailabilityQuestion,
} from '#domain/answers/availability/availability-question.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import {
  amountOfDraft,
  availabilityProblems,
  weightAsked,
  withAmount,
  type AvailabilityDraft,
  type AvailabilityProblems,
} from './availability-draft.ts';
import {
  availabilityItemKey,
  selectAvailabilityItemKey,
  selectAvailabilityItems,
} from '#state/selectors/availability-items.ts';
import type { AskedAtFirst } from './use-availability-of-address.ts';

/** The fields of "Can I say yes?", and the question they make. */
export interface AvailabilityEditing {
  readonly draft: AvailabilityDraft;
  readonly setDraft: (draft: AvailabilityDraft) => void;
  /** Asks for another amount of it. */
  readonly setAmount: (amount: AvailabilityAmount) => void;
  readonly items: readonly AvailabilityItem[];
  readonly problems: AvailabilityProblems;
  /** Null while the fields are no question. */
  readonly question: AvailabilityQuestion | null;
  readonly today: IsoDate;
  /** What is asked for is sold in: trays of what is sold alive. */
  readonly sold: AmountUnit;
}

/** @param varietyId - What is asked for at first; '' for nothing. */
export function useAvailabilityQuestion(asked: AskedAtFirst): AvailabilityEditing {
  const today = useToday();
  const items = useFarm(selectAvailabilityItems);
  const limits = useFarm((farm) => farm.settings.promise?.limits);
  const first = useFarm((farm) => selectAvailabilityItemKey(farm, asked.varietyId));
  const soldFirst = items.find((each) => availabilityItemKey(each) === first);
  const [draft, setDraft] = useState<AvailabilityDraft>(() => ({
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
  const sold: AmountUnit = item ?? {};
  const setAmount = (next: AvailabilityAmount) => setDraft(withAmount(draft, next));
  return { draft, setDraft, setAmount, items, problems, question, today, sold };
}
