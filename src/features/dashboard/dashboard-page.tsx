import { IconMessageQuestion, IconPrinter } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { keepsStock } from '#domain/catalog/keeps-stock.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectFirstRunStep, type FirstRunStep } from '#state/selectors/first-run.ts';
import { selectHasNotices } from '#state/selectors/has-notices.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { CapacityCard } from './capacity-card.tsx';
import classes from './dashboard.module.css';
import steps from './first-steps.module.css';
import { GlanceCard } from './glance-card.tsx';
import { NextHarvestsCard } from './next-harvests-card.tsx';
import { HygieneCard } from './hygiene-card.tsx';
import {
  DryersOnDashboard,
  FirstRun,
  NoticesOnDashboard,
  PeopleOnDashboard,
  RunsOutOnDashboard,
} from './dashboard-parts.ts';
import { LateStrip } from './late-strip.tsx';
import { ShortCard } from './short-card.tsx';
import { TrayAlertCard } from './tray-alert-card.tsx';
import { selectSuggestions } from '#state/selectors/learning.ts';
import { formatCount, formatLongDay } from '#ui/format.ts';
import { availabilityPath, buffersPath, tasksDeepLink } from '#ui/route-paths.ts';
import { MoreLink } from './more-link.tsx';
import { Button, PlainButton, QuietText, Title } from '#ui/kit/plain-parts.tsx';

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

/** A dashboard that has led on by a step begins at its top: the button may stand far below, under forty crops. */
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
    <QuietText>
      {formatCount(proposals.length, 'yield')} can be corrected{' '}
      <MoreLink to={buffersPath()}>Review</MoreLink>
    </QuietText>
  );
}

function DashboardActions() {
  const today = useToday();
  return (
    <>
      <QuietText>{formatLongDay(today)}</QuietText>
      <PlainButton icon={IconPrinter} component={Link} to={tasksDeepLink('print', today)}>
        Print day sheet
      </PlainButton>
      <PlainButton icon={IconMessageQuestion} component={Link} to={availabilityPath()}>
        Can I say yes?
      </PlainButton>
      <Button component={Link} to={tasksDeepLink('add')}>
        + Add Task
      </Button>
    </>
  );
}

/** What leads a new farm to its first day. A farm without anything can also be brought in as a whole. */
function FirstSteps({ step }: { readonly step: FirstRunStep }) {
  const isEmpty = step === 'crops';
  return (
    <div className={isEmpty ? steps.root : steps.above}>
      {isEmpty && (
        <>
          <Title order={2} className={steps.title}>
            Nothing to do yet
          </Title>
          <QuietText size="md" className={steps.lead}>
            Your tasks come from your orders. Answer three questions to get your first list.
          </QuietText>
        </>
      )}
      <FirstRun step={step} />
    </div>
  );
}
