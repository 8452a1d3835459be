import type { ReactNode } from 'react';
import classes from './section-card.module.css';
import { Card } from '../kit/card.tsx';
import { Title } from '../kit/plain-parts.tsx';

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
      className={classes.card}
      data-short={props.short ? true : undefined}
    >
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {props.title}
        </Title>
        {props.aside}
      </div>
      <div className={props.flush ? classes.flush : classes.body}>{props.children}</div>
    </Card>
  );
}
