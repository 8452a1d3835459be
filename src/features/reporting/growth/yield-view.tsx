import { formatHead, formatWeights, formatYield } from '#ui/format-weights.ts';
import { useMemo } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectYieldEstimates } from '#state/selectors/learning.ts';
import { type BarLine, BarList } from '#ui/charts/bar-list.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useVarietyColors } from '../use-variety-colors.ts';
import classes from './growth.module.css';
import { YIELD_COLUMNS } from './yield-columns.tsx';
import { useSearchParams } from 'react-router';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { Segments } from '#ui/fields/segments.tsx';

/** What trays were planned to give and what the scale said, by variety; the newest harvests of a year. */
export function YieldView() {
  const today = useToday();
  const all = useFarm((farm) => selectYieldEstimates(farm, today));
  const colorOf = useVarietyColors();
  const learnings = useMemo(
    () => all.toSorted((one, other) => one.variety.name.localeCompare(other.variety.name)),
    [all],
  );
  const lines = learnings.flatMap(({ variety, plannedOz, statistics }): BarLine[] => {
    if (statistics === null) return [];
    const { meanOz } = statistics;
    const told = { label: variety.name, text: `${formatYield(meanOz, 2)} per tray` };
    return [
      {
        key: variety.id,
        name: variety.name,
        parts: [{ key: 'weighed', value: meanOz, color: colorOf(variety.id), told }],
        figure: formatWeights('yield', [meanOz, plannedOz], ' of ', 1),
        ...(meanOz < plannedOz ? { short: plannedOz - meanOz } : {}),
      },
    ];
  });
  return (
    <div className={classes.tables}>
      {lines.length > 0 && (
        <SectionCard title="Actual vs. planned yield">
          <BarList
            label={formatHead('Ounces per tray, actual and planned, by variety')}
            lines={lines}
          />
        </SectionCard>
      )}
      <RecordTable
        label="Yields"
        title="By variety"
        records={learnings}
        idOf={({ variety }) => variety.id}
        empty={{ title: 'No varieties yet.' }}
        columns={YIELD_COLUMNS}
        csvName="yields.csv"
      />
    </div>
  );
}

const isWeighing = (farm: FarmDocument) => (farm.harvestLog?.length ?? 0) > 0;

const VIEWS = { trays: 'Trays', yield: 'Yield' } as const;

/** Whether the address asks for yields, on a farm that has weighed a harvest. */
export function useShowsYields(): boolean {
  const withYields = useFarm(isWeighing);
  const [query] = useSearchParams();
  return withYields && query.get('view') === 'yield';
}

/** From trays to what they gave and back; not there before the first harvest was weighed. */
export function GrowthViewSwitch() {
  const withYields = useFarm(isWeighing);
  const showsYields = useShowsYields();
  const [, setQuery] = useSearchParams();
  if (!withYields) return null;
  return (
    <Segments
      aria-label="View"
      className={classes.controls}
      data={VIEWS}
      value={showsYields ? 'yield' : 'trays'}
      onChange={(view) => setQuery(view === 'yield' ? { view } : {}, { replace: true })}
    />
  );
}
