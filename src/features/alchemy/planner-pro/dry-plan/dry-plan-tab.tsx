import { Button, Group, Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import type { DryLoad } from '#domain/alchemy/dry-loads/dry-load.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useDryPlan } from '#state/react/use-dry-plan.ts';
import { useFarm, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { selectDryPlanQuestion } from '#state/selectors/dry-plan-question.ts';
import { formatCount } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { SectionCard } from '#ui/page/section-card.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { NoPlan } from '../no-plan.tsx';
import { acceptedPlan } from './accept-dry-plan.ts';
import { DryLateCard } from './dry-late-card.tsx';
import { DryPlanTables } from './dry-plan-tables.tsx';
import { MachinesDrawing } from './machines-drawing.tsx';

const NO_LOADS: readonly DryLoad[] = [];
const selectLoads = (farm: FarmDocument) => farm.dryLoads ?? NO_LOADS;

/** The plan that the dryers can be loaded by, and the way to put it to work. */
export function DryPlanTab() {
  const today = useToday();
  const select = useCallback((farm: FarmDocument) => selectDryPlanQuestion(farm, today), [today]);
  const question = useFarm(select);
  const dryLoads = useFarm(selectLoads);
  const { plan, error } = useDryPlan(question);
  const perform = usePerform();
  const undoLast = useUndoLast();
  if (error !== null) {
    return (
      <NoticeStrip tone="red" role="alert" word="Failed to run planner.">
        {error}
      </NoticeStrip>
    );
  }
  if (plan === null) return <p role="status">Building plan…</p>;
  const accepted = acceptedPlan(plan, dryLoads);
  const isEmpty = plan.demands.length === 0 && plan.notPlanned.length === 0;
  if (isEmpty && accepted.drop.length === 0) return <NoPlan />;
  const putToWork = () => {
    perform({ type: 'ACCEPT_DRY_PLAN', payload: accepted });
    const loads = formatCount(accepted.loads.length, 'load');
    toast.success(`${loads} planned`, { undo: undoLast() });
  };
  const orders = new Set(plan.needs.map(({ orderId }) => orderId)).size;
  return (
    <Stack>
      <SectionCard
        title="Dryer plan"
        aside={
          <Group gap="sm" className="no-print">
            <Button variant="default" onClick={() => window.print()}>
              Print
            </Button>
            <Button
              onClick={putToWork}
              disabled={accepted.loads.length === 0 && accepted.drop.length === 0}
            >
              Put to work
            </Button>
          </Group>
        }
      >
        <Text>
          {`${formatCount(orders - plan.alerts.length, 'order')} in time, ${plan.alerts.length} late; ${formatCount(plan.loads.length, 'load')}.`}
        </Text>
      </SectionCard>
      <DryLateCard plan={plan} question={question} />
      <MachinesDrawing plan={plan} dryers={question.dryers} />
      <DryPlanTables plan={plan} question={question} />
    </Stack>
  );
}
