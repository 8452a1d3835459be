import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { lateCauseWords, notPlannedWords } from '#domain/dry-plan/dry-plan-words.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import { routePaths } from '#ui/route-paths.ts';

/** Orders that are late, with what was found to cure it, and lines that are not planned. */
export function DryLateCard(props: { readonly plan: DryPlan; readonly question: DryPlanQuestion }) {
  const { alerts, notPlanned } = props.plan;
  const nameOf = (id: string) => props.question.items.find((item) => item.id === id)?.name;
  return (
    <>
      {alerts.length > 0 && (
        <SectionCard title="Late" short>
          <List>
            {alerts.map(({ orderId, cause, cures }) => (
              <List.Item key={orderId}>
                <OrderLink orderId={orderId} /> {lateCauseWords(cause)}
                {cures.map(({ kind, text }) => (
                  <Text key={kind} size="sm" c="dimmed">
                    {text}
                  </Text>
                ))}
              </List.Item>
            ))}
          </List>
        </SectionCard>
      )}
      {notPlanned.length > 0 && (
        <SectionCard title="Not planned">
          <List>
            {notPlanned.map((row) => (
              <List.Item key={`${row.orderId} ${row.itemId} ${row.reason}`}>
                <OrderLink orderId={row.orderId} /> {nameOf(row.itemId)} {notPlannedWords(row)}
              </List.Item>
            ))}
          </List>
        </SectionCard>
      )}
    </>
  );
}

function OrderLink({ orderId }: { readonly orderId: string }) {
  return (
    <Anchor component={Link} to={`${routePaths.proOrders}?order=${encodeURIComponent(orderId)}`}>
      {orderId}
    </Anchor>
  );
}
