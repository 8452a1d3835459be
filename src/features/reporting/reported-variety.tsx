import { Link, useLocation } from 'react-router';
import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { varietyPath } from '#ui/route-paths.ts';
import classes from './reported-variety.module.css';
import { Anchor } from '#ui/kit/plain-parts.tsx';

/** A variety of a report in its color; its page leads back to the report. */
export function ReportedVariety(props: {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <span className={classes.variety}>
      <LegendDot color={props.color} />
      <Anchor
        component={Link}
        to={varietyPath(props.id)}
        state={{ origin: pathname + search }}
        className={classes.name}
      >
        {props.name}
      </Anchor>
    </span>
  );
}
