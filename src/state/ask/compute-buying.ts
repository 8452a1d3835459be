import { buyingList } from '#domain/buying/buying-list.ts';
import { stockOutlookText } from '#domain/buying/buying-text.ts';
import { unmarkedArrivals } from '#domain/buying/unmarked-arrivals.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { AskedFarm, BuyingResult } from '../ports/farm-answers.ts';
import { localDayAt } from '../read/read-time.ts';

/** The list of each farm on a day: several parts of a screen ask for the same. */
const KNOWN = new WeakMap<
  FarmDocument,
  { readonly today: IsoDate; readonly result: BuyingResult }
>();

/** Computes what to order, what comes, and the dashboard text. */
export function computeBuying({ farm, today }: AskedFarm): BuyingResult {
  const known = KNOWN.get(farm);
  if (known?.today === today) return known.result;
  const list = buyingList(farm, today);
  const lines = list.groups.flatMap((group) => group.lines);
  const stockIds = new Set([...lines, ...list.coming].map(({ stockId }) => stockId));
  const result = {
    ...list,
    arrivals: unmarkedArrivals(farm, (atISO) => localDayAt(Date.parse(atISO))),
    outlooks: Object.fromEntries(
      [...stockIds].map((stockId) => [stockId, stockOutlookText(list, stockId)]),
    ),
  };
  KNOWN.set(farm, { today, result });
  return result;
}
