import { useEffect, useState } from 'react';
import { useMessageWaits } from './use-message-waits.ts';

/** Words of a message that follow once they are worked out; nothing until then. */
export function FollowingText({ words }: { readonly words: Promise<string> }) {
  const [told, setTold] = useState('');
  useMessageWaits(words);
  useEffect(() => {
    let isWanted = true;
    void words.then((known) => {
      if (isWanted) setTold(known);
    });
    return () => {
      isWanted = false;
    };
  }, [words]);
  return told;
}
