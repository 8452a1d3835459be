import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { SeedLevel, SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { formatInColumn } from '#ui/format-weights.ts';
import classes from './seed-vault.module.css';
import { daysLeftLabel, daysLeftNote, LEVEL_TEXT } from './seed-text.ts';

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

function LevelWord({ level }: { readonly level: SeedLevel }) {
  if (level === 'enough') return null;
  const Icon = level === 'low' ? IconClock : IconAlertTriangle;
  return (
    <>
      <Icon size="1rem" aria-hidden /> <strong>{LEVEL_TEXT[level]}</strong>
    </>
  );
}
