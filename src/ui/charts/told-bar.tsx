import { Tooltip } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { linesInText, readParts } from './chart-reading.ts';
import type { BarPart } from './parts-bar.tsx';
import { ReadValues } from './read-values.tsx';
import classes from './told-bar.module.css';
import { UnstyledButton } from '../kit/unstyled-button.tsx';

/**
 * A bar whose parts are told where it is pointed at, touched or reached by keys, until the mouse
 * leaves, something else is touched, or Escape is pressed. Without parts that have words, only the bar.
 */
export function ToldBar(props: {
  readonly parts: readonly BarPart[];
  readonly children: ReactNode;
}) {
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
        className={classes.bar ?? ''}
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
