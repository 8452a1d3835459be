import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './incomplete-mark.module.css';

/** Of one cost. */
export const NOT_WHOLE = 'Cost incomplete';

/** Dollars, marked where they lack a part: `text` says so, of a sum how much of it. */
export function IncompleteCost(props: {
  /** Nothing where they are whole. */
  readonly text: string | false;
  readonly children: ReactNode;
}) {
  const { text, children } = props;
  if (!text) return children;
  return (
    <span className={classes.cost}>
      <span title={text} className={classes.mark}>
        <IconAlertTriangle size="1rem" aria-hidden />
        <VisuallyHidden>{text}:</VisuallyHidden>
      </span>
      {children}
    </span>
  );
}

/** Says in words how much of a sum lacks a part. */
export function IncompleteNote({ text }: { readonly text: string }) {
  return (
    <span className={classes.note}>
      <IconAlertTriangle size="1rem" aria-hidden />
      {text}
    </span>
  );
}
