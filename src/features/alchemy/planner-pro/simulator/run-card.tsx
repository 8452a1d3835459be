import { Switch } from '@mantine/core';
import { windowEnd } from '#domain/capacity/new-demand.ts';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import { WindowDaysField } from '#ui/fields/window-days-field.tsx';
import { formatCount, formatDay, formatNumber } from '#ui/format.ts';
import type { SimulatorWork } from './use-simulator.ts';
import classes from './simulator.module.css';
import { Button, Text } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

const RAN_IN = { worker: 'worker', page: 'in page' } as const;

export function RunCard({ work }: { readonly work: SimulatorWork }) {
  const { window, options, simulation, isStale } = work;
  const { isRunning, error, lastRun } = simulation;
  return (
    <Card component="section" aria-label="Simulation" className={classes.run}>
      <div className={classes.runHead}>
        <Text>
          {`Window: ${formatDay(window.from)} – ${formatDay(windowEnd(window))} (${formatCount(window.days, 'day')}) · Mode: ${options.mode}`}
          {lastRun !== null && <span className={classes.quiet}> · {RAN_IN[lastRun.ranIn]}</span>}
        </Text>
        <div className={`${classes.runFields} no-print`}>
          <WindowFields work={work} />
          <Switch
            label="Only these demands"
            checked={work.onlyDemands}
            onChange={(event) => work.setOnlyDemands(event.currentTarget.checked)}
          />
          <Button
            onClick={() => {
              if (!isRunning) work.run();
            }}
            aria-disabled={isRunning}
            {...(isRunning ? { 'data-disabled': true } : {})}
          >
            {isRunning ? 'Running…' : 'Run Simulation'}
          </Button>
        </div>
      </div>
      {error !== null && (
        <Text role="alert" c="var(--mgm-bad-text)">
          Error: {error}
        </Text>
      )}
      {lastRun !== null && (
        <div className={classes.counts} role="status">
          <Count name="Assignments" count={lastRun.result.assignments.length} />
          <Count name="Conflicts" count={lastRun.result.conflicts.length} />
          {isStale && (
            <Text size="note" c="var(--mgm-warn-text)">
              Inputs have changed. Run the simulation again.
            </Text>
          )}
        </div>
      )}
    </Card>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span>
      {name}: <strong className={classes.count}>{formatNumber(count)}</strong>
    </span>
  );
}

/** From which day on and for how many days is simulated; kept with the farm. */
function WindowFields({ work }: { readonly work: SimulatorWork }) {
  const { window, options, saveOptions } = work;
  return (
    <>
      <TypedDayField
        label="Start date"
        value={window.from}
        canStand={isPlausible}
        onChange={(startDate) => saveOptions({ startDate })}
        onClear={() => saveOptions({ startDate: null })}
        className={classes.field}
      />
      <WindowDaysField
        label="Window days"
        className={classes.days}
        counts="when left"
        value={window.days}
        onChange={(days) => days !== options.windowDays && saveOptions({ windowDays: days })}
      />
    </>
  );
}

/** A day that is being typed passes through the first years of the calendar. */
function isPlausible(day: string): boolean {
  return day >= '2000-01-01' && day < '2200-01-01';
}
