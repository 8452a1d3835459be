import { useState } from 'react';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { AnsweredDryPlan } from '#state/react/answers/use-dry-plan.ts';
import { useCarryOut, useFarm, usePerform } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { formatCount } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { NoPlan } from '../no-plan.tsx';
import { acceptedPlan, type AcceptedPlan } from './accept-dry-plan.ts';
import { CompareCard } from './compare-card.tsx';
import { DryLateCard } from './dry-late-card.tsx';
import { DryPlanTables, PlantingsTable, RoomTable } from './dry-plan-tables.tsx';
import { MachinesDrawing } from './machines-drawing.tsx';
import classes from './dry-plan-view.module.css';
import { Group, PlainButton, QuietText, Stack, Text } from '#ui/kit/plain-parts.tsx';
import { Switch } from '@mantine/core';
import { DEFAULT_PRO_SETTINGS } from '#domain/settings/settings.ts';

const CHOICES = [
  {
    choice: 'planNet',
    label: 'Use stock and loads first',
    description: 'Off: plans every order in full, ignoring stock.',
  },
  {
    choice: 'mixVarietiesInLoad',
    label: 'Mix varieties in a load',
    description: 'Off: one variety per load.',
  },
  {
    choice: 'mustFit',
    label: 'Must fit',
    description: 'On: adds no day over rack or tray capacity.',
  },
] as const;

const NO_LOADS: readonly DryLoad[] = [];
export function DryPlanView(props: AnsweredDryPlan & { readonly isRunning: boolean }) {
  const { plan, question, isRunning } = props;
  const dryLoads = useFarm((farm) => farm.dryLoads ?? NO_LOADS);
  const hasOrders = useFarm((farm) => farm.alchemy.orders.length > 0);
  const [isCompared, setCompared] = useState(false);
  const accepted = acceptedPlan(plan, dryLoads);
  const isEmpty = plan.needs.length === 0 && plan.notPlanned.length === 0;
  const isPlanned = dryLoads.some(({ status }) => status === 'PLANNED');
  const isAtWork = accepted.loads.length === 0 && accepted.drop.length === 0;
  if (isEmpty && isAtWork && plan.kept.length === 0) {
    return (
      <Stack>
        <NoPlan />
        {hasOrders && <PlanChoices />}
      </Stack>
    );
  }
  return (
    <Stack>
      <SectionCard
        title="Dryer plan"
        aside={
          <Group gap="sm" className="no-print">
            {plan.demands.length > 0 && (
              <PlainButton aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
                Compare with the simple rule
              </PlainButton>
            )}
            <PlainButton onClick={() => window.print()}>Print</PlainButton>
            <PutToWork accepted={accepted} isAtWork={isAtWork} isRunning={isRunning} />
          </Group>
        }
      >
        <Text>{planWords(plan)}</Text>
        {isPlanned && <QuietText>{acceptText(accepted)}</QuietText>}
        <QuietText role="status" className={classes.search}>
          {isRunning && 'Building plan…'}
        </QuietText>
        <PlanChoices />
      </SectionCard>
      {isCompared && <CompareCard plan={plan} question={question} />}
      <DryLateCard plan={plan} />
      <MachinesDrawing plan={plan} dryers={question.dryers} />
      <DryPlanTables plan={plan} question={question} />
      <PlantingsTable plan={plan} question={question} isRunning={isRunning} />
      <RoomTable room={plan.room} />
    </Stack>
  );
}

function planWords({ needs, alerts, loads }: DryPlan): string {
  const orders = new Set(needs.map(({ orderId }) => orderId)).size;
  const inTime = formatCount(orders - alerts.length, 'order');
  return `${inTime} on time, ${alerts.length} late. ${formatCount(loads.length, 'load')}.`;
}

function PutToWork(props: {
  readonly accepted: AcceptedPlan;
  readonly isAtWork: boolean;
  readonly isRunning: boolean;
}) {
  const { loads, drop } = props.accepted;
  const carryOut = useCarryOut();
  const nothing = props.isAtWork ? 'Nothing to change' : null;
  return (
    <SaveButton
      disabledReason={props.isRunning ? 'Building plan…' : nothing}
      onClick={() => {
        const action = { type: 'ACCEPT_DRY_PLAN', payload: { loads, drop } } as const;
        carryOut(action, `${formatCount(loads.length, 'load')} planned`);
      }}
    >
      Use this plan
    </SaveButton>
  );
}

/** How the dryer plan is made; each choice is a setting of the farm, and makes the plan anew. */
function PlanChoices() {
  const settings = useFarm((farm) => farm.settings.pro ?? DEFAULT_PRO_SETTINGS);
  const perform = usePerform();
  return (
    <Group gap="md" align="flex-start" mt="md" className="no-print">
      {CHOICES.map(({ choice, label, description }) => (
        <Switch
          key={choice}
          label={label}
          description={description}
          checked={settings[choice]}
          onChange={(event) => {
            const pro = { [choice]: event.currentTarget.checked };
            perform({ type: 'UPDATE_SETTINGS', payload: { pro } });
          }}
        />
      ))}
    </Group>
  );
}

/** What putting a plan to work changes of the loads that are planned already: "2 loads new, 1 changed, 1 dropped." */
export function acceptText({ added, changed, dropped }: AcceptedPlan): string {
  const parts = [
    [added, 'new'],
    [changed, 'changed'],
    [dropped, 'dropped'],
  ] as const;
  const [first, ...others] = parts.filter(([count]) => count > 0);
  if (first === undefined) return 'This plan is in use.';
  const [count, word] = first;
  const more = others.map(([number, what]) => `, ${number} ${what}`).join('');
  return `Use this plan: ${formatCount(count, 'load')} ${word}${more}.`;
}
