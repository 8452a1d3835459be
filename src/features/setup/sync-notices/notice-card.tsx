import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { isForHelpers } from '#state/sync/members/helper-farm.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useToday, useCarryOut } from '#state/react/use-farm.ts';
import { momentLabel } from '../device/copy-text.ts';
import { hasTwoValues, noticeText } from './notice-text.ts';
import classes from './sync-notices.module.css';
import { useNamedNotice, useNoticeFact } from './use-notice-fact.ts';
import { valueText } from './value-text.ts';
import { Group, PlainButton, QuietText, SubtleButton, Title } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

interface NoticeCardProps {
  readonly notice: SyncNotice;
  /** It does not travel with the farm; it stays in the list of this device. */
  readonly isLeftOver?: boolean;
}

/**
 * One thing that met, with what was kept, what was not, and the way to the other. Helpers read it; values beyond
 * the work of the day, as prices, are not shown where the day's work alone is.
 */
export function NoticeCard({ notice: met, isLeftOver = false }: NoticeCardProps) {
  const notice = useNamedNotice(met);
  const today = useToday();
  const { title } = noticeText(notice);
  const fact = useNoticeFact(notice);
  const isDayOnly = useIsDayOnly();
  const isHelper = useMember()?.role === 'HELPER';
  const withValues = hasTwoValues(notice) && (!isDayOnly || isForHelpers(notice.slice));
  return (
    <Card component="li" className={classes.notice}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={isLeftOver ? 3 : 2} className={classes.title}>
          {title}
        </Title>
        <QuietText size="sm" className={classes.moment}>
          {momentLabel(notice.at, today)}
        </QuietText>
      </Group>
      <QuietText>{fact}</QuietText>
      {withValues && (
        <dl className={classes.values}>
          <NoticeValue name="Kept" by={notice.keptBy} value={notice.kept} />
          <NoticeValue name="Not kept" by={notice.lostBy} value={notice.lost} />
        </dl>
      )}
      {!isHelper && <NoticeActions notice={notice} isLeftOver={isLeftOver} />}
    </Card>
  );
}

function NoticeActions({ notice, isLeftOver }: Required<NoticeCardProps>) {
  const carryOut = useCarryOut();
  const { title, restore, restored } = noticeText(notice);
  const payload = { id: notice.id, ...(isLeftOver && { leftOver: notice }) };
  return (
    <Group gap="sm" className={classes.actions}>
      {restore !== null && (
        <PlainButton
          aria-label={`${restore}: ${title}`}
          onClick={() => carryOut({ type: 'RESTORE_SYNC_NOTICE', payload }, restored)}
        >
          {restore}
        </PlainButton>
      )}
      {notice.kind === 'text' && (
        <PlainButton
          aria-label={`Keep both: ${title}`}
          onClick={() =>
            carryOut({ type: 'KEEP_BOTH_OF_SYNC_NOTICE', payload }, 'Both texts kept.')
          }
        >
          Keep both
        </PlainButton>
      )}
      {!isLeftOver && (
        <SubtleButton
          aria-label={`Dismiss: ${title}`}
          onClick={() => carryOut({ type: 'DISMISS_SYNC_NOTICE', payload }, 'Notice dismissed.')}
        >
          Dismiss
        </SubtleButton>
      )}
    </Group>
  );
}

function NoticeValue(props: {
  readonly name: string;
  readonly by: string;
  readonly value: unknown;
}) {
  return (
    <div className={classes.value}>
      <dt>{props.by === '' ? props.name : `${props.name} · ${props.by}`}</dt>
      <dd>{valueText(props.value)}</dd>
    </div>
  );
}
