import { formatLongDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from '../tasks.module.css';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { QuietText, Title } from '#ui/kit/plain-parts.tsx';

/** Today when there is nothing to tick: it always has its place. */
export function IdleTodayCard(props: { readonly today: IsoDate; readonly words: string }) {
  return (
    <Card component="article" padding={0} className={classes.card}>
      <header className={classes.head}>
        <div className={classes.heading}>
          <Title order={2} className={classes.title}>
            <span className={classes.titleLead}>Tasks — </span>
            {formatLongDay(props.today)}
          </Title>
          <Badge>Today</Badge>
        </div>
      </header>
      <QuietText className={classes.idle}>{props.words}</QuietText>
    </Card>
  );
}
