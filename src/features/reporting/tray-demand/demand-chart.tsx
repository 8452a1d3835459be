import type { TrayDemandRow } from '#domain/reports/tray-demand.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatTrays } from '#ui/format.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import { useVarietyColors } from '../use-variety-colors.ts';
import { varietyTrays } from './variety-trays.ts';
import classes from './tray-demand.module.css';

/** The trays of each variety, as a picture. */
export function DemandChart({ rows }: { readonly rows: readonly TrayDemandRow[] }) {
  const colorOf = useVarietyColors();
  const varieties = varietyTrays(rows);
  if (varieties.length === 0) return null;
  return (
    <div className={classes.chart}>
      <SectionCard title="Trays per variety">
        <BarList
          label="Trays each variety needs. The table has the numbers by packaging."
          lines={varieties.map(({ varietyId, name, trays }) => ({
            key: varietyId,
            name,
            parts: [{ key: varietyId, value: trays, color: colorOf(varietyId) }],
            figure: formatTrays(trays),
          }))}
        />
      </SectionCard>
    </div>
  );
}
