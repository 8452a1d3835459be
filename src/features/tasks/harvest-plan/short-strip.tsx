import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { listShortages } from '#domain/shortages/list-shortages.ts';
import { selectOutlook } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';

/** How many deliveries of the next two weeks will be short, and the way to them. Nothing when none is. */
export function ShortStrip() {
  const today = useToday();
  const outlook = useFarm((farm) => selectOutlook(farm, today));
  const deliveries = useMemo(
    () => new Set(listShortages(outlook).map(({ orderId, eventISO }) => `${orderId}|${eventISO}`)),
    [outlook],
  );
  if (deliveries.size === 0) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Short"
      actions={
        <Button variant="default" component={Link} to={routePaths.shortages}>
          See all
        </Button>
      }
    >
      {deliveries.size === 1 ? '1 delivery is short' : `${deliveries.size} deliveries are short`}
    </NoticeStrip>
  );
}
