import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './harvest-plan.module.css';
import { leftoverText, leftoverTone } from './leftover.ts';
import type { RowUnit } from './weight-unit.ts';
import { Badge } from '#ui/kit/badge.tsx';

/** What a harvest leaves; a shortage is said in a word as well as in red. */
export function LeftoverFigure(props: { readonly leftoverOz: number; readonly unit: RowUnit }) {
  const tone = leftoverTone(props.leftoverOz);
  return (
    <span className={classes.leftover}>
      {tone === 'short' && (
        <Badge color="red" leftSection={<IconAlertTriangle size="0.875rem" aria-hidden />}>
          Short
        </Badge>
      )}
      <span data-tone={tone} className={classes.figure}>
        {leftoverText(props.leftoverOz, props.unit)}
      </span>
    </span>
  );
}
