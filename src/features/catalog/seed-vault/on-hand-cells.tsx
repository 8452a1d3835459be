import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { SeedLevel, SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { formatInColumn } from '#ui/format-weights.ts';
import { OutsideLink } from '#ui/page/outside-link.tsx';
import { CatalogVariety } from '../varieties/page/catalog-variety.tsx';
import classes from './seed-vault.module.css';
import { daysLeftLabel, daysLeftNote, LEVEL_TEXT } from './seed-text.ts';

/** A variety with those that are sown from the same seed. */
export function SeedName({ row: { variety, also } }: { readonly row: SeedVaultRow }) {
  return (
    <>
      <CatalogVariety variety={variety} className={classes.name} />
      {also.length > 0 && (
        <div className={classes.also}>also {also.map(({ name }) => name).join('; ')}</div>
      )}
    </>
  );
}

/** Pounds on the shelf; in red with a word when more was used than came in. */
export function OnHand({ row: { pounds, level } }: { readonly row: SeedVaultRow }) {
  const amount = formatInColumn('lb', pounds, 2);
  if (level !== 'short') return amount;
  return (
    <span className={classes.marked} data-level={level}>
      <LevelWord level={level} /> {amount}
    </span>
  );
}

/** How long the seed lasts at the planned use, marked where that is soon. */
export function DaysLeft({ row: { runOut, level } }: { readonly row: SeedVaultRow }) {
  if (runOut === null) return '—';
  const note = daysLeftNote(runOut);
  return (
    <>
      <span className={classes.marked} data-level={level}>
        {level !== 'short' && <LevelWord level={level} />} {daysLeftLabel(runOut)}
      </span>{' '}
      {note !== null && <span className={classes.note}>{note}</span>}
    </>
  );
}

export function ReorderLink({ row: { variety } }: { readonly row: SeedVaultRow }) {
  const { reorderUrl: url } = variety.seedInfo;
  if (url === null) return '—';
  return (
    <OutsideLink
      href={url}
      className={classes.link}
      aria-label={`Reorder ${variety.name} (opens in a new tab)`}
    >
      Reorder
    </OutsideLink>
  );
}

function LevelWord({ level }: { readonly level: SeedLevel }) {
  if (level === 'enough') return null;
  const Icon = level === 'low' ? IconClock : IconAlertTriangle;
  return (
    <>
      <Icon size="1rem" aria-hidden /> <strong>{LEVEL_TEXT[level]}</strong>
    </>
  );
}
