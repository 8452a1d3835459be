import { formatDay } from '#ui/format.ts';
import { useCloud } from '#state/react/sharing/use-cloud.ts';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { instantDay } from '#ui/instant-label.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';

/** Says that another device may have given a number; nobody is kept from issuing. */
export function NotInStep({ number }: { readonly number: string }) {
  const { status } = useCloud();
  const google = useGoogle();
  const hasKey = useMember() !== null;
  // A farm of this device alone has nobody to be in step with.
  if (!hasKey && !google.isSignedIn) return null;
  const isReached = hasKey || google.isConnected;
  const { state, syncedAt } = status;
  if (isReached && state === 'online' && syncedAt !== null) return null;
  const day = syncedAt === null ? null : instantDay(new Date(syncedAt).toISOString());
  const since = day === null ? 'Not synced yet.' : `Last in step on ${formatDay(day)}.`;
  return <NoticeStrip word={since}>Another device may have given {number}.</NoticeStrip>;
}
