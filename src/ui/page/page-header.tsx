import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import classes from './page-header.module.css';
import { PageTitleSlot } from './page-title-slot.ts';
import { Group, Title } from '../kit/plain-parts.tsx';

/** The title of a page with its actions; on a phone the title moves into the top bar. */
export function PageHeader(props: {
  readonly title: string;
  readonly actions?: ReactNode;
  /** In front of the title, such as a way back. */
  readonly before?: ReactNode;
  /** Quiet facts after the title, such as badges. */
  readonly beside?: ReactNode;
}) {
  const slot = use(PageTitleSlot);
  const title = (
    <Title order={1} className={slot === null ? undefined : classes.inTopBar}>
      {props.title}
    </Title>
  );
  const isEmpty = slot !== null && !props.actions && !props.before && !props.beside;
  return (
    <>
      {slot !== null && createPortal(title, slot)}
      {!isEmpty && (
        <Group justify="space-between" gap="sm" className={classes.root}>
          <Group gap="sm" wrap="nowrap" className={classes.lead}>
            {props.before}
            {slot === null && title}
            {props.beside}
          </Group>
          {props.actions !== undefined && (
            <Group gap="sm" className={classes.actions}>
              {props.actions}
            </Group>
          )}
        </Group>
      )}
    </>
  );
}
