import type { TraySplit as Split } from '#domain/capacity/tray-availability.ts';
import { LegendDot } from './chart-legend.tsx';
import { formatNumber } from '../format.ts';
import { PartsBar } from './parts-bar.tsx';
import classes from './tray-split.module.css';

const PARTS = [
  { part: 'clean', label: 'Clean', color: 'var(--mgm-trays-clean)' },
  { part: 'inUse', label: 'In use', color: 'var(--mgm-trays-in-use)' },
  { part: 'dirty', label: 'Dirty', color: 'var(--mgm-trays-dirty)' },
] as const;

/** Trays of one kind by what can be done with them, as a bar and in three numbers. */
export function TraySplitBar(props: {
  /** "With holes". */
  readonly kind: string;
  readonly owned: number;
  readonly split: Split;
}) {
  const { split } = props;
  const all = Math.max(1, props.owned, split.clean + split.inUse + split.dirty);
  return (
    <div>
      <div className={classes.head}>
        <span className={classes.name}>{props.kind}</span>
        <span className={classes.owned}>{formatNumber(props.owned)} owned</span>
      </div>
      <PartsBar
        parts={PARTS.map(({ part, color }) => ({ key: part, value: split[part], color }))}
        of={all}
      />
      <dl className={classes.numbers}>
        {PARTS.map(({ part, label, color }) => (
          <div key={part}>
            <dt>
              <LegendDot color={color} />
              {label}
            </dt>
            <dd>{formatNumber(split[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
