import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

export function PointerHint(props: {
  readonly of: RefObject<HTMLElement | null>;
  readonly label: string;
}) {
  return <Tooltip target={props.of} label={props.label} />;
}
