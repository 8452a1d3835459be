import { say } from '#domain/tell/say.ts';
import { formatSentence } from '#ui/format.ts';
import { List } from '@mantine/core';
import { Link } from 'react-router';
import type { DryPlan, NotPlanned } from '#domain/dryer-plan/result/dry-plan.ts';
import { LATE_CAUSE_TEXTS, notPlannedText } from '#domain/dryer-plan/result/dry-plan-text.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { proOrderPath } from '../alert-text.ts';
import { Anchor, QuietText } from '#ui/kit/plain-parts.tsx';

/** Orders that are late, with what was found to cure it, and lines that are not planned. */
export function DryLateCard(props: { readonly plan: DryPlan }) {
  const { alerts, notPlanned } = props.plan;
  const items = useFarm((farm) => farm.alchemy.items);
  const wordsOf = (row: NotPlanned) => {
    const item = items.find(({ id }) => id === row.itemId);
    const words = notPlannedText(row, item);
    // What does not fit names its item itself.
    return item === undefined || row.problem !== undefined ? words : say`${item.name}: ${words}`;
  };
  return (
    <>
      {alerts.length > 0 && (
        <SectionCard title="Late" short>
          <List size="sm">
            {alerts.map(({ orderId, cause, cures }) => (
              <List.Item key={orderId}>
                <OrderLink orderId={orderId} /> {LATE_CAUSE_TEXTS[cause]}
                {cures.map(({ kind, text }) => (
                  <QuietText key={kind} size="sm">
                    {formatSentence(text)}
                  </QuietText>
                ))}
              </List.Item>
            ))}
          </List>
        </SectionCard>
      )}
      {notPlanned.length > 0 && (
        <SectionCard title="Not planned">
          <List size="sm">
            {notPlanned.map((row) => (
              <List.Item key={`${row.orderId} ${row.itemId} ${row.reason}`}>
                <OrderLink orderId={row.orderId} /> {formatSentence(wordsOf(row))}
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
    <Anchor component={Link} to={proOrderPath(orderId)}>
      {orderId}
    </Anchor>
  );
}
