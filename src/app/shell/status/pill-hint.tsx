import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** What there is to say beyond the words of the pill; by pointer, touch and keyboard. */
export function PillHint(props: { readonly more: string; readonly children: ReactElement }) {
  return (
    <Tooltip
      label={props.more}
      multiline
      maw="20rem"
      events={{ hover: true, focus: true, touch: true }}
    >
      {props.children}
    </Tooltip>
  );
}
