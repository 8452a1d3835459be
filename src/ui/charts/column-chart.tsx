import { ChartFrame, shownWhere, type ChartTick, type Show } from './chart-frame.tsx';
import type { ChartGroup } from './column-layout.ts';
import { columnHeights, printedGroups, tallest } from './column-layout.ts';
import classes from './column-chart.module.css';

/** Numbers that fit beside each other on a wide and on a narrow chart. */
const NUMBERS = { wide: 16, narrow: 5 } as const;

const TICKS: readonly ChartTick[] = [
  { at: 0, label: '0%', kind: 'base' },
  { at: 50, label: '50%' },
  { at: 100, label: '100%', kind: 'limit' },
];

/**
 * Columns in per cent of a limit, in groups along the bottom. What is above the limit is hatched and
 * has its number; everything else is read in the table that stands beside the chart.
 */
export function ColumnChart(props: {
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  readonly groups: readonly ChartGroup[];
  /** CSS colors of the columns of a group. */
  readonly colors: readonly string[];
}) {
  const { groups, colors } = props;
  const top = tallest(groups);
  const printed = shownWhere(NUMBERS, (room) => printedGroups(groups, room));
  return (
    <ChartFrame label={props.label} ticks={TICKS} top={top} places={groups}>
      {(group, index) =>
        group.values.map((value, series) => (
          <Column
            key={colors[series]}
            value={value ?? 0}
            top={top}
            color={colors[series] ?? ''}
            printed={series === highestOf(group) ? printed(index) : 'never'}
          />
        ))
      }
    </ChartFrame>
  );
}

function Column(props: {
  readonly value: number;
  readonly top: number;
  readonly color: string;
  /** Where the number stands above it. */
  readonly printed: Show;
}) {
  const { fill, over } = columnHeights(props.value, props.top);
  return (
    <div className={classes.column}>
      <div className={classes.fill} style={{ height: `${fill}%`, backgroundColor: props.color }} />
      {over > 0 && <div className={classes.over} style={{ height: `${over}%` }} />}
      {props.printed !== 'never' && (
        <span
          className={classes.printed}
          data-show={props.printed}
          style={{ bottom: `${fill + over}%` }}
        >
          {Math.round(props.value)}%
        </span>
      )}
    </div>
  );
}

/** Which of its columns a group's number belongs to. */
function highestOf({ values }: ChartGroup): number {
  const heights = values.map((value) => value ?? 0);
  return heights.indexOf(Math.max(...heights));
}
