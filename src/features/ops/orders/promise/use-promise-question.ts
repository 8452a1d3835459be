import { useMemo, useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PromiseItem } from '#domain/answers/promise/promise-item.ts';
import type { PromiseQuestion } from '#domain/answers/promise/promise-question.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { amountOfDraft, promiseProblems } from './promise-draft.ts';
import type { PromiseDraft, PromiseProblems } from './promise-draft.ts';
import {
  promiseItemKey,
  selectPromiseItemKey,
  selectPromiseItems,
} from '#state/selectors/promise-items.ts';
import type { AskedAtFirst } from './use-promise-of-address.ts';

/** The fields of "Can I say yes?", and the question they make. */
export interface PromiseEditing {
  readonly draft: PromiseDraft;
  readonly setDraft: (draft: PromiseDraft) => void;
  readonly items: readonly PromiseItem[];
  readonly problems: PromiseProblems;
  /** Null while the fields are no question. */
  readonly question: PromiseQuestion | null;
  readonly today: IsoDate;
}

/** @param varietyId - What is asked for at first; '' for nothing. */
export function usePromiseQuestion(asked: AskedAtFirst): PromiseEditing {
  const today = useToday();
  const items = useFarm(selectPromiseItems);
  const limits = useFarm((farm) => farm.settings.promise?.limits);
  const first = useFarm((farm) => selectPromiseItemKey(farm, asked.varietyId));
  const [draft, setDraft] = useState<PromiseDraft>(() => ({
    itemKey: first,
    amount: asked.ounces,
    unit: 'oz',
    dateISO: asked.dateISO ?? today,
    customer: '',
  }));
  const problems = promiseProblems(draft, today);
  const { itemKey, amount, unit, dateISO } = draft;
  const isDay = problems.day === null;
  const question = useMemo(() => {
    const item = items.find((each) => promiseItemKey(each) === itemKey);
    const wanted = amountOfDraft({ amount, unit });
    if (item === undefined || wanted === null || dateISO === null || !isDay) return null;
    return { item, amount: wanted, dateISO, limits: limits ?? [] };
  }, [items, itemKey, amount, unit, dateISO, isDay, limits]);
  return { draft, setDraft, items, problems, question, today };
}
