import { useTrayCounting } from '#state/react/use-tray-counting.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { Racks } from './racks.tsx';
import { TrayCountsCard, TrayLimitsCard } from './tray-number-cards.tsx';
import { TraySizesCard } from './tray-sizes-card.tsx';
import { TraysOutCard } from './trays-out-card.tsx';
import { TraySummary } from './tray-summary.tsx';
import classes from './trays.module.css';
import { TraysToCount } from '#ui/trays/too-many-trays.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function TraysPage() {
  return (
    <>
      <PageHeader title="Trays & Racks" />
      <Stack gap="lg">
        <TraysToCount {...useTrayCounting()} />
        <TraySummary />
        <div className={classes.forms}>
          <TrayCountsCard />
          <TrayLimitsCard />
        </div>
        <TraySizesCard />
        <TraysOutCard />
        <Racks />
      </Stack>
    </>
  );
}
