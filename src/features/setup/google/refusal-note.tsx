import { useState } from 'react';
import { useCloud } from '#state/react/sharing/use-cloud.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { REFUSAL_TEXT } from './refusal-text.ts';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

/** Why the server keeps nothing more of this account, and the way to ask it again. */
export function RefusalNote() {
  const { status, syncNow } = useCloud();
  const [isAsking, setIsAsking] = useState(false);
  if (status.refusal === null) return null;
  const { words, more } = REFUSAL_TEXT[status.refusal];
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    await syncNow();
    setIsAsking(false);
  };
  return (
    <NoticeStrip
      word={words}
      role="status"
      actions={
        <SmallButton disabled={isAsking} onClick={() => void ask()}>
          {isAsking ? 'Asking…' : 'Ask again'}
        </SmallButton>
      }
    >
      {more}
    </NoticeStrip>
  );
}
