import { useMemo } from 'react';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import { compareConflicts } from '#domain/capacity/compare-simulations.ts';
import { inputChanges } from '#domain/capacity/input-changes.ts';
import type { SimulationRun } from '#state/ask/simulation-state.ts';
import { formatDay, formatTrays } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { answerText, changesText, countConflicts } from './difference-text.ts';
import type { SimulatorWork } from './use-simulator.ts';
import classes from './simulator.module.css';
import { QuietNote, SmallButton, Text } from '#ui/kit/plain-parts.tsx';

/** What differs from the run before; for demands that are only tried, whether they fit. */
export function DifferenceCard(props: {
  readonly work: SimulatorWork;
  readonly lastRun: SimulationRun;
  readonly before: SimulationRun;
}) {
  const { work, lastRun, before } = props;
  const { tried } = lastRun;
  const changes = useMemo(() => inputChanges(before.input, lastRun.input), [before, lastRun]);
  const conflicts = useMemo(
    () => compareConflicts(lastRun.result, before.result),
    [before, lastRun],
  );
  const { fresh, gone, same } = countConflicts(conflicts);
  return (
    <SectionCard title={tried.length > 0 ? 'What if' : 'Compared with the run before'}>
      {tried.length > 0 ? (
        <>
          <ul className={classes.tried} aria-label="Tried">
            {tried.map((demand) => (
              <TriedDemand key={demand.id} demand={demand} work={work} />
            ))}
          </ul>
          <Text fw={600} role="status">
            {answerText(conflicts)}
          </Text>
        </>
      ) : (
        <Text>{changesText(changes)}</Text>
      )}
      <QuietNote>{`Conflicts: ${fresh} new, ${gone} gone, ${same} the same.`}</QuietNote>
    </SectionCard>
  );
}

function TriedDemand(props: { readonly demand: CapacityDemand; readonly work: SimulatorWork }) {
  const { demand, work } = props;
  const variety = work.varieties.find(({ id }) => id === demand.varietyId);
  return (
    <li className={classes.triedDemand}>
      <span>
        <strong>{demand.label}</strong>{' '}
        <span className={classes.quiet}>
          {formatTrays(demand.traysNeeded)} {variety?.name ?? demand.varietyId} for{' '}
          {formatDay(demand.targetDate)}
        </span>
      </span>
      <span className={`${classes.triedButtons} no-print`}>
        {Object.entries({ Keep: work.keep, Drop: work.drop }).map(([word, settle]) => (
          <SmallButton
            key={word}
            aria-label={`${word} ${demand.label}`}
            onClick={() => {
              focusTry();
              settle(demand.id);
            }}
          >
            {word}
          </SmallButton>
        ))}
      </span>
    </li>
  );
}

/** The button that has the focus goes with its demand; the one to try the next takes over. */
function focusTry(): void {
  document.querySelector<HTMLElement>('[data-try-demand]')?.focus({ preventScroll: true });
}
