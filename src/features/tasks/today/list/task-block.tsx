import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './task-block.module.css';
import { Card } from '#ui/kit/card.tsx';
import { Title } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { formatCount, formatDay } from '#ui/format.ts';

/** A part of the list of tasks that is one line when closed, and what it stands for when open. */
export function TaskBlock(props: {
  readonly title: string;
  readonly summary?: string;
  readonly actions?: ReactNode;
  readonly tone?: 'amber';
  readonly opened: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const { title, summary, actions, opened } = props;
  const bodyId = useId();
  const Chevron = opened ? IconChevronDown : IconChevronRight;
  return (
    <section aria-label={title} className={classes.block}>
      <Card padding={0} className={classes.head} data-tone={props.tone}>
        <div className={classes.heading}>
          <Chevron size="1.125rem" aria-hidden className={classes.chevron} />
          <Title order={2} className={classes.title}>
            <UnstyledButton
              className={classes.opener}
              aria-expanded={opened}
              {...(opened ? { 'aria-controls': bodyId } : {})}
              onClick={props.onToggle}
            >
              {title}
            </UnstyledButton>
          </Title>
          {summary !== undefined && <span className={classes.summary}>{summary}</span>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </Card>
      {opened && (
        <div id={bodyId} className={classes.body}>
          {props.children}
        </div>
      )}
    </section>
  );
}

/** How much is open, and until when: "34 open on 12 days, Sat 11/21 to Fri 12/18". */
export function nextDaysSummary(days: readonly TaskDay[]): string {
  const open = days.reduce((sum, { openCount }) => sum + openCount, 0);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'Nothing planned';
  if (first === last) return `${open} open on ${formatDay(first.dateISO)}`;
  const range = `${formatDay(first.dateISO)} to ${formatDay(last.dateISO)}`;
  return `${open} open on ${formatCount(days.length, 'day')}, ${range}`;
}
