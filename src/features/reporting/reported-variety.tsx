import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import classes from './reported-variety.module.css';

/** A variety of a report in its color; its page leads back to the report. */
export function ReportedVariety(props: {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}) {
  return (
    <span className={classes.variety}>
      <LegendDot color={props.color} />
      <VarietyLink id={props.id} className={classes.name}>
        {props.name}
      </VarietyLink>
    </span>
  );
}
