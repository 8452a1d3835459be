import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import classes from './page-parts.module.css';
import { PageTitleSlot } from './page-title-slot.ts';
import { Group, QuietText, Stack, Title } from '../kit/plain-parts.tsx';
import { Card } from '../kit/card.tsx';

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
    <Title order={1} className={slot === null ? undefined : classes.pageInTopBar}>
      {props.title}
    </Title>
  );
  const isEmpty = slot !== null && !props.actions && !props.before && !props.beside;
  return (
    <>
      {slot !== null && createPortal(title, slot)}
      {!isEmpty && (
        <Group justify="space-between" gap="sm" className={classes.page}>
          <Group gap="sm" wrap="nowrap" className={classes.pageLead}>
            {props.before}
            {slot === null && title}
            {props.beside}
          </Group>
          {props.actions && (
            <Group gap="sm" className={classes.pageActions}>
              {props.actions}
            </Group>
          )}
        </Group>
      )}
    </>
  );
}

/** What a screen shows when it has nothing: the plain fact, what belongs here, and the button that adds it. */
export function EmptyState(props: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm" className={classes.empty}>
      <Title order={2} className={classes.emptyTitle}>
        {props.title}
      </Title>
      {props.hint !== undefined && (
        <QuietText size="md" className={classes.emptyHint}>
          {props.hint}
        </QuietText>
      )}
      {props.action && <div className={classes.emptyAction}>{props.action}</div>}
    </Stack>
  );
}

/** A card with its title left and one link, badge or small control right. */
export function SectionCard(props: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  /** A shortage colors the border of its card, and nothing else. */
  readonly short?: boolean;
  /** Content that reaches the edges, such as a table. */
  readonly flush?: boolean;
}) {
  return (
    <Card
      component="section"
      aria-label={props.title}
      padding={0}
      className={classes.section}
      data-short={props.short ? true : undefined}
    >
      <div className={classes.sectionHead}>
        <Title order={2} className={classes.sectionTitle}>
          {props.title}
        </Title>
        {props.aside}
      </div>
      <div className={props.flush ? classes.sectionFlush : classes.sectionBody}>
        {props.children}
      </div>
    </Card>
  );
}

/** The one large number of a card with its unit, and a quiet fact at the right. */
export function Figure(props: {
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <div className={classes.figure}>
      <div>
        <span className={classes.figureValue}>{props.value}</span>{' '}
        {props.unit !== undefined && <span className={classes.figureUnit}>{props.unit}</span>}
      </div>
      {props.aside !== undefined && <div className={classes.figureAside}>{props.aside}</div>}
    </div>
  );
}

/** Facts under each other, the word left and the value right, divided by thin lines. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([word, value]) => (
        <div key={word} className={classes.fact}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
