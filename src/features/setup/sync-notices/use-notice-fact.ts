import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { noticeLabel, noticeSubject } from './notice-subject.ts';
import { noticeFact } from './notice-fact.ts';

/** What a notice says happened: told of people where the farm has some, of devices where it has none. */
export function useNoticeFact(notice: SyncNotice): string {
  const today = useToday();
  const me = useMember()?.name ?? null;
  const subject = useFarm((farm) => noticeSubject(farm, notice));
  return noticeFact(notice, { me, today, subject });
}

/** A notice under the name that a grower gives to what met. */
export function useNamedNotice(notice: SyncNotice): SyncNotice {
  return { ...notice, label: useFarm((farm) => noticeLabel(farm, notice)) };
}
