import { DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { PageHeader, SectionCard } from '#ui/page/page-parts.tsx';
import { DemandFilters } from './demand-filters.tsx';
import { DemandTable } from './demand-table.tsx';
import { demandNotes, scopeLabel } from './demand-text.ts';
import classes from './tray-demand.module.css';
import { useTrayDemand } from './use-tray-demand.ts';
import type { TrayDemandRow } from '#domain/reports/tray-demand.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatTrays } from '#ui/format.ts';
import { useVarietyColors } from '../use-variety-colors.ts';
import { compareTexts } from '#domain/records/lists.ts';

export function TrayDemandPage() {
  const view = useTrayDemand();
  return (
    <>
      <PageHeader title="Tray Demand Report" />
      <DayRangeOnPaper range={view.range} />
      <p className={classes.onPaper}>{scopeLabel(view.scope, view.markets)}</p>
      <DemandFilters view={view} />
      <DemandChart rows={view.demand.rows} />
      <DemandTable demand={view.demand} range={view.range} />
      <p className={classes.notes}>{demandNotes(view.demand.rows)}</p>
    </>
  );
}

function DemandChart({ rows }: { readonly rows: readonly TrayDemandRow[] }) {
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

interface VarietyTrays {
  readonly varietyId: string;
  readonly name: string;
  readonly trays: number;
}

export function varietyTrays(rows: readonly TrayDemandRow[]): VarietyTrays[] {
  const byId = new Map<string, VarietyTrays>();
  for (const { varietyId, varietyName, traysNeeded } of rows) {
    if (varietyId === null || traysNeeded === 0) continue;
    const sofar = byId.get(varietyId)?.trays ?? 0;
    byId.set(varietyId, { varietyId, name: varietyName, trays: sofar + traysNeeded });
  }
  return [...byId.values()].sort((a, b) => b.trays - a.trays || compareTexts(a.name, b.name));
}
