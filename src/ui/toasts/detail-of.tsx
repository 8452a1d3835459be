import { type ReactNode, useEffect, useState } from 'react';
import { useMessageWaits } from './use-message-waits.ts';

/** The second line of a message whose words are still being worked out. */
export function detailOf(words: Promise<string>): ReactNode {
  return <FollowingText words={words} />;
}

/** Words of a message that follow once they are worked out; nothing until then. */
function FollowingText({ words }: { readonly words: Promise<string> }) {
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
