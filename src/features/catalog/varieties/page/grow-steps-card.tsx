import { addDays } from '#domain/calendar/iso-date.ts';
import { NEXT_DAY_SOAK_HOURS } from '#domain/catalog/varieties/soak-note.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useToday } from '#state/react/use-farm.ts';
import { formatCount, formatDay } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { type GrowChart, type GrowStepSpan, growChart } from './grow-step-spans.ts';
import classes from './grow-steps-card.module.css';
import { StepIcon } from '../editor/step-icon.tsx';

/** The grow steps drawn over the days after planting: thick bars are places on a rack, thin ones are actions. */
export function GrowStepsCard({ variety }: { readonly variety: Variety }) {
  const chart = growChart(variety);
  return (
    <SectionCard title="Grow steps" aside={<Legend chart={chart} variety={variety} />}>
      <div className={classes.chart} style={{ '--days': chart.days } as React.CSSProperties}>
        <div className={classes.axis} aria-hidden>
          {chart.ticks.map((day) => (
            <span
              key={day}
              className={classes.tick}
              style={{ '--day': day } as React.CSSProperties}
            >
              {day === 0 && <span className={classes.dayWord}>Day </span>}
              {day}
            </span>
          ))}
        </div>
        <ol className={classes.rows}>
          {chart.spans.map((span) => (
            <StepBar key={span.id} span={span} />
          ))}
        </ol>
      </div>
    </SectionCard>
  );
}

function StepBar({ span }: { readonly span: GrowStepSpan }) {
  return (
    <li className={classes.row} data-side={span.side}>
      <span className={classes.label}>
        <StepIcon type={span.type} />
        {span.label}
      </span>
      <span
        className={classes.track}
        style={{ '--from': span.from, '--length': span.to - span.from } as React.CSSProperties}
      >
        <span className={classes.bar} data-place={span.place} data-action={span.isAction} />
        <span className={classes.text} title={span.text}>
          {span.text}
        </span>
      </span>
    </li>
  );
}

function Legend({ chart, variety }: { readonly chart: GrowChart; readonly variety: Variety }) {
  const today = useToday();
  const soaksADay = variety.steps.some(
    ({ type, soakHours = 0 }) => type === 'SOAK' && soakHours >= NEXT_DAY_SOAK_HOURS,
  );
  const harvest = formatDay(addDays(today, variety.daysToHarvest));
  return (
    <div className={classes.legend}>
      <span className={classes.key} data-place="germination">
        Germination rack, {formatCount(chart.germinationDays, 'day')}
      </span>
      <span className={classes.key} data-place="grow">
        Grow rack, {formatCount(chart.growDays, 'day')}
      </span>
      <span className={classes.example}>
        {soaksADay ? 'Soaked' : 'Planted'} today, harvest {harvest}
      </span>
    </div>
  );
}
