import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice-strip.module.css';

/** One line that must be seen: the word, the fact, the action. Amber = look at this, red = failed or short. */
export function NoticeStrip(props: {
  readonly tone?: 'amber' | 'red';
  readonly word: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly role?: 'status' | 'alert';
}) {
  const { tone = 'amber' } = props;
  const Icon = tone === 'red' ? IconAlertTriangle : IconClock;
  return (
    <div className={classes.strip} data-tone={tone} role={props.role}>
      <Icon size="1.125rem" aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <strong className={classes.word}>{props.word}</strong> <span>{props.children}</span>
      </div>
      {props.actions && <div className={classes.actions}>{props.actions}</div>}
    </div>
  );
}
