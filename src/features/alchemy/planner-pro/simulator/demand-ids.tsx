import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import classes from './simulator.module.css';

/** Demands whose ids are shown; the file has all of them. */
const SHOWN_IDS = 3;
const SHOWN_LABELS = 12;

/** The demands that take part, by id; their labels are a pointer or a touch away. */
export function DemandIds(props: {
  readonly ids: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
}) {
  const { ids, labels } = props;
  // A table has hundreds of them: the tooltip is made when it is wanted.
  const [near, setNear] = useState(false);
  const names = ids.slice(0, SHOWN_LABELS).map((id) => labels.get(id) || id);
  const shown = <span>{withMore(ids.slice(0, SHOWN_IDS), ids.length)}</span>;
  return (
    <span
      className={classes.ids}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      {near ? (
        <Tooltip opened label={withMore(names, ids.length)}>
          {shown}
        </Tooltip>
      ) : (
        shown
      )}
      <VisuallyHidden>{withMore(names, ids.length)}</VisuallyHidden>
    </span>
  );
}

function withMore(shown: readonly string[], all: number): string {
  const more = all - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
