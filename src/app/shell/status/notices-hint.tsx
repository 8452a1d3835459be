import type { RefObject } from 'react';
import { useNoticeFact } from '#features/setup/sync-notices/use-notice-fact.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { ReachHint } from './reach-hint.tsx';

/** The newest notice in one sentence, where people work on the farm. A touch goes to the notices themselves. */
export function NoticesHint(props: {
  readonly of: RefObject<HTMLElement | null>;
  readonly newest: SyncNotice;
}) {
  return <ReachHint of={props.of} label={useNoticeFact(props.newest)} byTouch={false} />;
}
