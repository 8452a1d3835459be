import { useCallback } from 'react';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useMember } from '#state/react/use-member.ts';
import { noticeSubject } from './notice-subject.ts';
import { noticeWords } from './notice-words.ts';
import { peopleFact } from './people-fact.ts';

/** What a notice says happened: told of people where the farm has some, of devices where it has none. */
export function useNoticeFact(notice: SyncNotice): string {
  const today = useToday();
  const me = useMember()?.name ?? null;
  const subject = useFarm(useCallback((farm) => noticeSubject(farm, notice), [notice]));
  const told = me === null ? null : peopleFact(notice, { me, today, subject });
  return told ?? noticeWords(notice).fact;
}
