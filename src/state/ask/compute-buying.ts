import { oncePer } from '#domain/records/once-per.ts';
import { buyingList } from '#domain/buying/buying-list.ts';
import { stockOutlookText } from '#domain/buying/buying-text.ts';
import { unmarkedArrivals } from '#domain/buying/unmarked-arrivals.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { AskedFarm, BuyingResult } from '../ports/farm-answers.ts';
import { localDayAt } from '../read/read-time.ts';

export function computeBuying({ farm, today }: AskedFarm): BuyingResult {
  return buyingOf(farm, today);
}

/** Several parts of a screen ask for the same. */
const buyingOf = oncePer((farm: FarmDocument, today: IsoDate): BuyingResult => {
  const list = buyingList(farm, today);
  const lines = list.groups.flatMap((group) => group.lines);
  const stockIds = new Set([...lines, ...list.coming].map(({ stockId }) => stockId));
  return {
    ...list,
    arrivals: unmarkedArrivals(farm, (atISO) => localDayAt(Date.parse(atISO))),
    outlooks: Object.fromEntries(
      [...stockIds].map((stockId) => [stockId, stockOutlookText(list, stockId)]),
    ),
  };
});
