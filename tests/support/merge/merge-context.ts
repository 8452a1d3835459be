import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import type { MergeContext, Place, Side } from '#state/merge/merge-context.ts';
import { noticeWriter } from '#state/merge/merge-context.ts';

/** Where the examples of single values stand: the notes of a variety. */
export const A_PLACE: Place = {
  slice: 'varieties',
  entityId: 'pea',
  label: 'Variety Pea',
  path: ['notes'],
};

export type MergeMore = Partial<Omit<MergeContext, 'later'>> & { readonly later?: Side };

/** What a merge knows beside the values, and the notices that it has written; the cloud wrote later. */
export function aMergeContext({ later = 'remote', ...more }: MergeMore = {}): {
  readonly context: MergeContext;
  readonly notices: () => readonly SyncNotice[];
} {
  const notices = new Map<string, SyncNotice>();
  const context: MergeContext = {
    later: () => later,
    hasBase: true,
    deletedAt: () => null,
    editedAt: () => null,
    ...noticeWriter(0, { local: 'Phone', remote: 'Cloud' }, notices),
    ...more,
  };
  return { context, notices: () => [...notices.values()] };
}
