import { overheadModeLabel } from '#domain/catalog/overheads/overhead-modes.ts';
import type { ModeCost, ScenarioCosts } from '#domain/costing/overhead-scenario.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatDollars } from '#ui/format.ts';

/** The subtotal of each mode as a bar; the two rare modes only where they are used. */
export function SubtotalBars({ costs }: { readonly costs: ScenarioCosts }) {
  return (
    <BarList
      label="Subtotal per mode"
      lines={costs.modes.filter(isShown).map(({ mode, subtotal }) => ({
        key: mode,
        name: overheadModeLabel(mode),
        parts: [{ key: mode, value: subtotal, color: 'var(--mgm-cost-overhead)' }],
        figure: formatDollars(subtotal),
      }))}
    />
  );
}

function isShown({ mode, rate, volume }: ModeCost): boolean {
  const isRare = mode === 'PER_OZ' || mode === 'PER_BATCH';
  return !isRare || rate !== 0 || volume !== 0;
}
