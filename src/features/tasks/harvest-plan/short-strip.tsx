import { Link } from 'react-router';
import { useIsDayOnly } from '#state/react/use-is-day-only.ts';
import { useShortDeliveries } from '#state/react/use-shortages.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Button } from '#ui/kit/button.tsx';

/** How many deliveries of the next two weeks will be short, and the way to them. Nothing when none is. */
export function ShortStrip() {
  const short = useShortDeliveries();
  const isDayOnly = useIsDayOnly();
  const deliveries = new Set(short.map(({ orderId, eventISO }) => `${orderId}|${eventISO}`));
  if (deliveries.size === 0) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Short"
      actions={
        !isDayOnly && (
          <Button variant="default" component={Link} to={routePaths.shortages}>
            See all
          </Button>
        )
      }
    >
      {deliveries.size === 1 ? '1 delivery is short' : `${deliveries.size} deliveries are short`}
    </NoticeStrip>
  );
}
