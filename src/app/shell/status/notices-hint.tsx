import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { useNoticeFact } from '#features/setup/sync-notices/use-notice-fact.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';

/** The newest notice in one sentence, by pointer and keyboard, where people work on the farm. */
export function NoticesHint(props: {
  readonly newest: SyncNotice;
  readonly children: ReactElement;
}) {
  return (
    <Tooltip label={useNoticeFact(props.newest)} multiline maw="20rem" events={EVENTS}>
      {props.children}
    </Tooltip>
  );
}

/** A touch goes to the notices themselves. */
const EVENTS = { hover: true, focus: true, touch: false };
