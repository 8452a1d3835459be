import { CONFLICT_TEXTS } from '#domain/capacity/conflict-texts.ts';
import type { SimulatedConflict } from '#domain/capacity/simulation.ts';
import type { SimulationWindow } from '#domain/capacity/simulation-input.ts';
import { useDryingSimulation } from '#state/react/answers/use-simulation.ts';
import { formatDay, formatNumber, formatSentence, formatOz } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './capacity.module.css';
import { WarningBadge } from '#ui/kit/badge.tsx';
import { QuietNote, SmallButton, Text } from '#ui/kit/plain-parts.tsx';

/** The days on which the stored demands do not fit into the freeze dryers; nothing when they do. */
export function FreezeDryerCard({ window }: { readonly window: SimulationWindow }) {
  const { result, error, again } = useDryingSimulation(window);
  const conflicts = result?.conflicts.filter(isOfDryers) ?? [];
  if (error === null && conflicts.length === 0) return null;
  return (
    <div className={classes.dryers}>
      <SectionCard title="Freeze dryers">
        {error === null ? (
          <Conflicts conflicts={conflicts} />
        ) : (
          <div role="alert">
            <Text c="var(--mgm-bad-text)" fw={600}>
              Capacity sim failed.
            </Text>
            <QuietNote>{error}</QuietNote>
            <SmallButton mt="sm" onClick={again}>
              Try again
            </SmallButton>
          </div>
        )}
      </SectionCard>
    </div>
  );
}

function isOfDryers({ type }: SimulatedConflict): boolean {
  return type === 'FREEZE_DRYER_CAPACITY' || type === 'FREEZE_DRYER_WEIGHT';
}

function Conflicts({ conflicts }: { readonly conflicts: readonly SimulatedConflict[] }) {
  return (
    <ul>
      {conflicts.map((conflict) => (
        <li key={`${conflict.date}|${conflict.type}`} className={classes.conflict}>
          <span className={classes.date}>{formatDay(conflict.date)}</span>
          <span className={classes.details}>
            {conflict.details === undefined
              ? 'Capacity exceeded'
              : formatSentence(conflict.details)}
          </span>
          <span className={classes.code} title={conflict.type}>
            {CONFLICT_TEXTS[conflict.type]}
          </span>
          <WarningBadge color="red" className={classes.over}>
            Over by{' '}
            {conflict.type === 'FREEZE_DRYER_WEIGHT'
              ? formatOz(conflict.overBy, 0)
              : formatNumber(conflict.overBy)}
          </WarningBadge>
        </li>
      ))}
    </ul>
  );
}
