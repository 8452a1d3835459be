import { useState } from 'react';
import type { ShelfMargin } from '#domain/margins/shelf-margins.ts';
import { selectShelfMargins } from '#state/selectors/sales/margins.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { lastDays } from '#ui/day-range/day-range.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { formatDollars } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { ReportedVariety } from '../reported-variety.tsx';
import { useVarietyColors } from '../use-variety-colors.ts';
import classes from './costs.module.css';

const RANGES = { '30': '30d', '90': '90d', '365': '365d' } as const;

/** What should stand on a shelf: what each variety earns per slot and day. Nothing while the farm has no price. */
export function ShelfCard() {
  const today = useToday();
  const colorOf = useVarietyColors();
  const [days, setDays] = useState<keyof typeof RANGES>('90');
  const { from, to } = lastDays(today, Number(days));
  const shelves = useFarm((farm) => selectShelfMargins(farm, from, to, today));
  if (shelves === null || shelves.length === 0) return null;
  return (
    <div className={classes.shelf}>
      <SectionCard
        title="Dollars per slot and day"
        aside={<Segments aria-label="Days" data={RANGES} value={days} onChange={setDays} />}
      >
        <p className={classes.rule}>
          Sales per tray in this range, less seed, soil, overhead and packaging, divided by days
          under lights.
        </p>
        <BarList
          label="Dollars per slot and day, by variety"
          lines={shelves.toSorted(bestFirst).map(({ variety, dollarsPerDay }) => ({
            key: variety.id,
            name: <ReportedVariety id={variety.id} name={variety.name} />,
            parts: [{ key: 'earned', value: dollarsPerDay ?? 0, color: colorOf(variety.id) }],
            short: Math.max(0, -(dollarsPerDay ?? 0)),
            figure: dollarsPerDay === null ? '—' : formatDollars(dollarsPerDay),
          }))}
        />
      </SectionCard>
    </div>
  );
}

/** What nobody paid for goes last. */
function bestFirst(one: ShelfMargin, other: ShelfMargin): number {
  return (other.dollarsPerDay ?? -Infinity) - (one.dollarsPerDay ?? -Infinity) || 0;
}
