import { useCallback, useState } from 'react';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { demandLines } from '#domain/demand/demand-lines.ts';
import { firstDeliveryDay } from '#domain/demand/first-delivery-day.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { dayOfWeek, orderOfDraft, pickFirstEvent, type OrderDraft } from './order-draft.ts';
import type { OrderEditing } from './order-editing.ts';
import { useAssortment } from './use-assortment.ts';

/** Replaces parts of an order; it stays the same function, so that lines that did not change are not drawn again. */
export type ChangeOrder = (
  part: Partial<OrderDraft> | ((before: OrderDraft) => Partial<OrderDraft>),
) => void;

/** The order while it is typed. A new one follows the first day its crops can be grown for, until a day is typed. */
export function useOrderDraft({ purpose, draft: opened }: OrderEditing) {
  const assortment = useAssortment();
  const planner = useFarm((farm) => farm.settings.planner);
  const today = useToday();
  const [typed, setTyped] = useState({ draft: opened, hasOwnDay: purpose !== 'new' });
  const change: ChangeOrder = useCallback(
    (part) =>
      setTyped(({ draft: before, hasOwnDay: hadOne }) => {
        const draft = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        const hasOwnDay = hadOne || isOnOtherDay(draft, before);
        return {
          draft: hasOwnDay ? draft : withFirstDay(draft, assortment, planner, today),
          hasOwnDay,
        };
      }),
    [assortment, planner, today],
  );
  return [typed.draft, change] as const;
}

function isOnOtherDay(draft: OrderDraft, before: OrderDraft): boolean {
  return (
    draft.date !== before.date ||
    draft.startDate !== before.startDate ||
    draft.weekOfMonth !== before.weekOfMonth
  );
}

/**
 * An order on the first day for which all its crops can be grown; a standing one begins on the first such
 * day of its weekday after today. One that asks for no crop yet stays where it is.
 */
export function withFirstDay(
  draft: OrderDraft,
  assortment: Assortment,
  planner: HarvestDefaults,
  today: IsoDate,
): OrderDraft {
  const order = orderOfDraft(draft);
  const crops = demandLines(order, assortment).flatMap(
    ({ varietyId }) => assortment.varieties.get(varietyId) ?? [],
  );
  if (crops.length === 0) return draft;
  const first = firstDeliveryDay(crops, order, planner, today);
  if (draft.kind === 'ONCE') return { ...draft, date: first };
  const from = first > today ? first : addDays(today, 1);
  return pickFirstEvent(draft, dayOfWeek(draft.weekday, from));
}
