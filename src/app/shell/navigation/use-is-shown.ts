import { useHasBuyingList } from '#state/react/answers/use-buying.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { routePaths } from '#ui/route-paths.ts';

/**
 * Returns whether a screen is listed: Invoices once the farm bills, the buying list once something is to be
 * ordered, which is asked for only where that list could stand.
 */
export function useIsShown(couldListBuying: boolean): (path: string) => boolean {
  const isListed = useHasBuyingList(couldListBuying);
  const isBilling = useFarm(selectIsBilling);
  return (path) =>
    (path !== routePaths.buyingList || isListed) && (path !== routePaths.invoices || isBilling);
}
