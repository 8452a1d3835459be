import { IconAlertTriangle } from '@tabler/icons-react';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { calmStatus, overPhrases } from './over-text.ts';
import classes from './capacity.module.css';
import { Badge } from '#ui/kit/badge.tsx';

/** Whether all trays of a day fit, in words. */
export function DayStatus({ day }: { readonly day: CapacityDay }) {
  const phrases = overPhrases(day);
  if (phrases.length === 0) return <span className={classes.quiet}>{calmStatus(day)}</span>;
  return (
    <span className={classes.status}>
      {phrases.map((phrase) => (
        <Badge
          key={phrase}
          color="red"
          leftSection={<IconAlertTriangle size="0.875rem" aria-hidden />}
        >
          {phrase}
        </Badge>
      ))}
    </span>
  );
}
