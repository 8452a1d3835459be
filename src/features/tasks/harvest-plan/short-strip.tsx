import { Link } from 'react-router';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useShortDeliveries } from '#state/react/answers/use-shortages.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { formatCount } from '#ui/format.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

/** As many as the dashboard and the list of shortages count, where one delivery is short of several varieties. */
function shortWords(shorts: number, deliveries: number): string {
  if (shorts > deliveries)
    return `${shorts} short in ${formatCount(deliveries, 'delivery', 'deliveries')}`;
  return deliveries === 1 ? '1 delivery is short' : `${deliveries} deliveries are short`;
}

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
          <PlainButton component={Link} to={routePaths.shortages}>
            See all
          </PlainButton>
        )
      }
    >
      {shortWords(short.length, deliveries.size)}
    </NoticeStrip>
  );
}
