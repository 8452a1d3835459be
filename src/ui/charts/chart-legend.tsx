import classes from './chart-legend.module.css';

export interface LegendEntry {
  readonly label: string;
  readonly color: string;
}

export function ChartLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ label, color }) => (
        <li key={label} className={classes.entry}>
          <LegendDot color={color} />
          {label}
        </li>
      ))}
    </ul>
  );
}

export function LegendDot({ color }: { readonly color: string }) {
  return <span aria-hidden className={classes.dot} style={{ backgroundColor: color }} />;
}
