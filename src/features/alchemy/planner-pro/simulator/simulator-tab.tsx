import { useDeferredValue } from 'react';
import { NO_SIMULATION } from '#state/ask/simulation-state.ts';
import { ConflictsCard } from './conflicts-card.tsx';
import { DaysCard } from './days-card.tsx';
import { DaysChartCard } from './days-chart-card.tsx';
import { DemandFormCard } from './demand-form-card.tsx';
import { DemandsCard } from './demands-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { RacksHint } from './racks-hint.tsx';
import { RunCard } from './run-card.tsx';
import { useSimulator } from './use-simulator.ts';
import classes from './simulator.module.css';

export function SimulatorTab() {
  const work = useSimulator();
  // Hundreds of conflicts and days are drawn bit by bit, and only when they are others: the screen
  // answers meanwhile.
  const { lastRun, before } = useDeferredValue(work.simulation, NO_SIMULATION);
  return (
    <div className={classes.tab}>
      <RunCard work={work} />
      <DemandFormCard work={work} />
      <DemandsCard />
      <RacksHint />
      {lastRun !== null && (
        <>
          {before !== null && <DifferenceCard work={work} lastRun={lastRun} before={before} />}
          <DaysChartCard lastRun={lastRun} />
          <ConflictsCard lastRun={lastRun} before={before} />
          <DaysCard lastRun={lastRun} before={before} />
        </>
      )}
    </div>
  );
}
