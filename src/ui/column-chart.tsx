import type { ChartGroup } from './column-layout.ts';
import { columnHeights, labelledGroups, printedGroups, tallest } from './column-layout.ts';
import classes from './column-chart.module.css';

/** Names and numbers that fit beside each other on a wide and on a narrow chart. */
const NAMES = { wide: 16, narrow: 7 } as const;
const NUMBERS = { wide: 16, narrow: 5 } as const;

const TICKS = [0, 50, 100] as const;

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
  const named = shownWhere(NAMES, (room) => labelledGroups(groups.length, room));
  const printed = shownWhere(NUMBERS, (room) => printedGroups(groups, room));
  return (
    <div role="img" aria-label={props.label} className={classes.chart}>
      <div className={classes.plot}>
        {TICKS.map((tick) => (
          <div
            key={tick}
            className={classes.line}
            data-base={tick === 0 || undefined}
            data-limit={tick === 100 || undefined}
            style={{ bottom: `${(tick / top) * 100}%` }}
          >
            <span className={classes.tick}>{tick}%</span>
          </div>
        ))}
        <div className={classes.groups}>
          {groups.map((group, index) => (
            <div key={group.key} className={classes.group}>
              {group.values.map((value, series) => (
                <Column
                  key={colors[series]}
                  value={value ?? 0}
                  top={top}
                  color={colors[series] ?? ''}
                  printed={series === highestOf(group) ? printed(index) : 'never'}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.labels}>
        {groups.map((group, index) => (
          <div key={group.key} className={classes.label} data-strong={group.strong || undefined}>
            <GroupName group={group} show={named(index)} />
          </div>
        ))}
      </div>
    </div>
  );
}

type Show = 'always' | 'wide' | 'narrow' | 'never';

/** On which charts a group has its words. */
function shownWhere(
  room: { readonly wide: number; readonly narrow: number },
  shown: (room: number) => ReadonlySet<number>,
): (index: number) => Show {
  const [wide, narrow] = [shown(room.wide), shown(room.narrow)];
  return (index) => {
    if (wide.has(index)) return narrow.has(index) ? 'always' : 'wide';
    return narrow.has(index) ? 'narrow' : 'never';
  };
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

function GroupName({ group, show }: { readonly group: ChartGroup; readonly show: Show }) {
  if (show === 'never') return null;
  const [first, second] = group.name;
  return (
    <span data-show={show}>
      <b>{first}</b>
      {second}
    </span>
  );
}
