import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderEditing } from './order-editing.ts';
import { useAssortment } from './use-assortment.ts';
import { withFirstDay } from './with-first-day.ts';

/** The order while it is typed. A new one follows the first day its crops can be grown for, until a day is typed. */
export function useOrderDraft({
  purpose,
  draft: opened,
}: OrderEditing): [OrderDraft, Dispatch<SetStateAction<OrderDraft>>] {
  const assortment = useAssortment();
  const planner = useFarm((farm) => farm.settings.planner);
  const today = useToday();
  const [typed, setTyped] = useState({ draft: opened, hasOwnDay: purpose !== 'new' });
  const change = useCallback(
    (next: SetStateAction<OrderDraft>) =>
      setTyped(({ draft: before, hasOwnDay: hadOne }) => {
        const draft = typeof next === 'function' ? next(before) : next;
        const hasOwnDay = hadOne || isOnOtherDay(draft, before);
        return {
          draft: hasOwnDay ? draft : withFirstDay(draft, assortment, planner, today),
          hasOwnDay,
        };
      }),
    [assortment, planner, today],
  );
  return [typed.draft, change];
}

function isOnOtherDay(draft: OrderDraft, before: OrderDraft): boolean {
  return (
    draft.date !== before.date ||
    draft.startDate !== before.startDate ||
    draft.weekOfMonth !== before.weekOfMonth
  );
}
