import { useLayoutEffect, useRef } from 'react';
import { keepsStock } from '#domain/catalog/keeps-stock.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectFirstRunStep, type FirstRunStep } from '#state/selectors/first-run.ts';
import { selectHasNotices } from '#state/selectors/has-notices.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { CapacityCard } from './capacity-card.tsx';
import { DashboardActions } from './dashboard-actions.tsx';
import classes from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { GlanceCard } from './glance-card.tsx';
import { NextHarvestsCard } from './next-harvests-card.tsx';
import { HygieneCard } from './hygiene-card.tsx';
import {
  DryersOnDashboard,
  NoticesOnDashboard,
  PeopleOnDashboard,
  RunsOutOnDashboard,
} from './dashboard-parts.ts';
import { LateStrip } from './late-strip.tsx';
import { ShortCard } from './short-card.tsx';
import { TrayAlertCard } from './tray-alert-card.tsx';
import { selectSuggestions } from '#state/selectors/learning.ts';
import { formatCount } from '#ui/format.ts';
import { buffersPath } from '#ui/route-paths.ts';
import { MoreLink } from './more-link.tsx';
import { Text } from '#ui/kit/plain-parts.tsx';

/** What to do today, what is late, what runs out. */
export function DashboardPage() {
  const isPhone = useIsPhone();
  const step = useFarm(selectFirstRunStep);
  const isEmpty = step === 'crops';
  const hasKey = useMember() !== null;
  const hasLoads = useFarm(({ dryLoads }) => dryLoads !== undefined);
  const hasStock = useFarm(keepsStock);
  const hasNotices = useFarm(selectHasNotices);
  useTopOfStep(step);
  return (
    <>
      <PageHeader title="Today" actions={isPhone || isEmpty ? undefined : <DashboardActions />} />
      {step !== null && <FirstSteps step={step} />}
      {!isEmpty && (
        <>
          {hasKey && <PeopleOnDashboard />}
          <LateStrip />
          {hasNotices && <NoticesOnDashboard />}
          <div className={classes.cards}>
            <div className={classes.column}>
              <GlanceCard />
              {hasLoads && <DryersOnDashboard />}
              <div className={classes.later}>
                <NextHarvestsCard />
              </div>
            </div>
            <div className={classes.column}>
              <ShortCard />
              {hasStock && <RunsOutOnDashboard />}
              <TrayAlertCard />
              <HygieneCard />
              <CapacityCard />
              <LearnedLine />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/**
 * A dashboard that has led on by a step, or to a farm at work, begins at its top like a screen that was
 * just opened: the button for it may stand far below, under forty crops.
 */
function useTopOfStep(step: FirstRunStep | null): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
  }, [step]);
}

/** One quiet line while harvests propose something that nobody answered. */
function LearnedLine() {
  const today = useToday();
  const proposals = useFarm((farm) => selectSuggestions(farm, today));
  if (proposals.length === 0) return null;
  return (
    <Text c="dimmed">
      {formatCount(proposals.length, 'yield')} can be corrected{' '}
      <MoreLink to={buffersPath()}>Review</MoreLink>
    </Text>
  );
}
