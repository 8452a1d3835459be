import { type ReactNode, useState, type PointerEvent } from 'react';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import classes from './bar-list.module.css';
import { PartsBar, type BarPart } from './parts-bar.tsx';
import { Tooltip } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { linesInText, readParts } from './chart-reading.ts';
import { ReadValues } from './read-values.tsx';
import told from './told-bar.module.css';
import { UnstyledButton } from '../kit/unstyled-button.tsx';

export interface BarLine {
  readonly key: string;
  readonly name: ReactNode;
  readonly parts: readonly BarPart[];
  readonly figure: ReactNode;
  /** Hatched in red behind the parts: what is missing or too much. */
  readonly short?: number;
}

/** Amounts as bars on one scale, each with its number. Parts that have words are told where they are read. */
export function BarList(props: {
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  readonly lines: readonly BarLine[];
  /** What the colors of the parts mean, when there is more than one. */
  readonly legend?: readonly LegendEntry[];
  /** The amount that is the whole width; the longest line when left out. */
  readonly of?: number;
}) {
  const longest = Math.max(0, ...props.lines.map(lengthOf));
  return (
    <figure className={classes.figure} aria-label={props.label}>
      {props.legend !== undefined && <ChartLegend entries={props.legend} />}
      <ul className={classes.lines}>
        {props.lines.map((line) => (
          <li key={line.key} className={classes.line}>
            <span className={classes.name}>{line.name}</span>
            <span className={classes.bar}>
              <ToldBar parts={line.parts}>
                <PartsBar
                  look="bar"
                  parts={line.parts}
                  of={props.of ?? longest}
                  {...(line.short === undefined ? {} : { short: line.short })}
                />
              </ToldBar>
            </span>
            <span className={classes.value}>{line.figure}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function lengthOf({ parts, short = 0 }: BarLine): number {
  return parts.reduce((sum, { value }) => sum + Math.max(0, value), short);
}

/** A bar whose parts are told while it is pointed at, touched or reached by keys, until Escape is pressed. */
function ToldBar(props: { readonly parts: readonly BarPart[]; readonly children: ReactNode }) {
  const [isTold, setTold] = useState(false);
  const tell = () => setTold(true);
  const stop = () => setTold(false);
  const ref = useClickOutside<HTMLButtonElement>(stop);
  const lines = readParts(props.parts);
  if (lines.length === 0) return props.children;
  return (
    <Tooltip
      opened={isTold}
      label={<ReadValues lines={lines} />}
      aria-hidden
      transitionProps={{ duration: 0 }}
    >
      <UnstyledButton
        ref={ref}
        className={told.bar ?? ''}
        aria-label={linesInText(lines)}
        onClick={tell}
        onFocus={tell}
        onBlur={stop}
        onPointerEnter={tell}
        onPointerLeave={({ pointerType, currentTarget }: PointerEvent<HTMLButtonElement>) => {
          if (pointerType !== 'touch' && document.activeElement !== currentTarget) stop();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') stop();
        }}
      >
        {props.children}
      </UnstyledButton>
    </Tooltip>
  );
}
