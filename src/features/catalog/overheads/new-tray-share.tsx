import type { Overhead } from '#domain/catalog/catalog.ts';
import type { OverheadDraft } from '#domain/catalog/overheads/overhead-save.ts';
import { overheadFields } from '#domain/catalog/overheads/overhead-save.ts';
import { overheadRates } from '#domain/costing/overhead-rates.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import classes from './overheads.module.css';

/** In the foot of the dialog: what the overhead of a tray becomes. */
export function NewTrayShare(props: {
  readonly draft: OverheadDraft;
  readonly stored: Overhead | null;
}) {
  const { overheads, overheadScenario } = useFarm((farm) => farm.catalog);
  const { draft, stored } = props;
  const others = overheads.filter(({ id }) => id !== stored?.id);
  const changed = [...others, { id: stored?.id ?? '', ...overheadFields(draft) }];
  const before = formatDollars(overheadRates({ overheads, overheadScenario }).allPerTray);
  const after = formatDollars(overheadRates({ overheads: changed, overheadScenario }).allPerTray);
  return (
    <output className={classes.share}>
      <strong className={classes.strong}>Overhead per tray</strong>
      <br />
      {before === after ? `Stays at ${before}` : `${before} → ${after}`}
    </output>
  );
}
