import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UnstyledButton } from '../kit/unstyled-button.tsx';
import classes from './sort-head.module.css';
import { tableClasses } from './table-classes.ts';

/** The head of a column that sorts its table: a click sorts by it, another one turns the order round. */
export function SortHead(props: {
  readonly title: ReactNode;
  /** Null when the table is sorted by another column. */
  readonly sorted: 'ascending' | 'descending' | null;
  readonly onSort: () => void;
  readonly align?: 'right';
  readonly className?: string | undefined;
}) {
  const Arrow = props.sorted === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={props.sorted ?? 'none'}
      className={`${tableClasses.head} ${props.className ?? ''}`}
      style={{ textAlign: props.align }}
    >
      <UnstyledButton
        className={classes.button}
        data-sorted={props.sorted !== null || undefined}
        onClick={props.onSort}
      >
        {props.title}
        {/* In front of a head at the right, so that the title ends where its numbers end. */}
        <Arrow
          size="0.875rem"
          aria-hidden
          className={classes.arrow}
          data-before={props.align === 'right' || undefined}
        />
      </UnstyledButton>
    </th>
  );
}
