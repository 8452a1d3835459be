import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { noticeSubject } from './notice-subject.ts';
import { noticeText } from './notice-text.ts';
import { peopleFact } from './people-fact.ts';

/** What a notice says happened: told of people where the farm has some, of devices where it has none. */
export function useNoticeFact(notice: SyncNotice): string {
  const today = useToday();
  const me = useMember()?.name ?? null;
  const subject = useNoticeSubject(notice);
  const told = me === null ? null : peopleFact(notice, { me, today, subject });
  return told ?? noticeText(notice).fact;
}

/** A notice under the name that a grower gives to what met, where the record has none of its own: a load of a dryer. */
export function useNamedNotice(notice: SyncNotice): SyncNotice {
  const subject = useNoticeSubject(notice);
  if (notice.slice !== 'dryLoads' || subject === null) return notice;
  return { ...notice, label: subject };
}

function useNoticeSubject(notice: SyncNotice): string | null {
  return useFarm((farm) => noticeSubject(farm, notice));
}
