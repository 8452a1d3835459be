import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

/** What a button is or does, where only its sign is seen. */
export function PointerHint(props: {
  readonly of: RefObject<HTMLElement | null>;
  readonly label: string;
}) {
  return <Tooltip target={props.of} label={props.label} />;
}
