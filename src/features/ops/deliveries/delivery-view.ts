import { useSearchParams } from 'react-router';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectPackList } from '#state/selectors/sales/pack-list.ts';
import { isReportable } from '#ui/day-range/day-range.ts';

export interface DeliveryView {
  readonly day: IsoDate;
  readonly by: 'customer' | 'product';
}

/** Today by customer, where the address says nothing else that can be read. */
export function readDeliveryView(query: URLSearchParams, today: IsoDate): DeliveryView {
  const day = query.get('day');
  return {
    day: day !== null && isReportable(day) ? day : today,
    by: query.get('by') === 'product' ? 'product' : 'customer',
  };
}

/** The address of a view; of today by customer it is the plain one. */
export function writeDeliveryView({ day, by }: DeliveryView, today: IsoDate): URLSearchParams {
  return new URLSearchParams({
    ...(day !== today && { day }),
    ...(by === 'product' && { by }),
  });
}

export function useDeliveryDay() {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const view = readDeliveryView(query, today);
  const list = useFarm((farm) => selectPackList(farm, today, view.day));
  const show = (next: DeliveryView) => setQuery(writeDeliveryView(next, today), { replace: true });
  return { view, list, show };
}
