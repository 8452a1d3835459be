import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './incomplete-mark.module.css';

const NOT_WHOLE = 'Cost incomplete';

/** Dollars, marked where they lack a part; `text` says how much of a sum does. */
export function IncompleteCost(props: {
  readonly incomplete: boolean;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const { incomplete, text = NOT_WHOLE, children } = props;
  if (!incomplete) return children;
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
