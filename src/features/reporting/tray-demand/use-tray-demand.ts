import { useMemo } from 'react';
import { listMarkets } from '#domain/reports/demand-markets.ts';
import { marketSales, usualDemandDays } from '#domain/reports/market-sales.ts';
import { isInScope, trayDemandOf, type DemandScope } from '#domain/reports/tray-demand.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useDayRangeOf } from '#ui/day-range/day-range.ts';
import { useLatestQuery } from '#ui/page/use-latest-query.ts';
import { readDemandScope, writeDemandScope } from './demand-view.ts';

export type TrayDemandView = ReturnType<typeof useTrayDemand>;

export function useTrayDemand() {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const latestQuery = useLatestQuery();
  const [range, changeRange] = useDayRangeOf(latestQuery, today, usualDemandDays(today));
  const [query, changeQuery] = latestQuery;
  const scope = useMemo(() => readDemandScope(query), [query]);
  const sales = useMemo(() => marketSales(farm, range, today), [farm, range, today]);
  const markets = useMemo(() => listMarkets(farm.markets, sales), [farm.markets, sales]);
  const demand = useMemo(
    () =>
      trayDemandOf(
        sales.filter((sale) => isInScope(sale, scope)),
        farm.varieties,
      ),
    [sales, scope, farm.varieties],
  );
  return {
    demand,
    markets,
    range,
    changeRange,
    scope,
    changeScope: (change: (before: DemandScope) => DemandScope) =>
      changeQuery((before) => writeDemandScope(before, change(readDemandScope(before)))),
  };
}
