import type { ReactNode } from 'react';
import { useFollowing } from './use-following.ts';

/** The second line of a message whose words are still being worked out; nothing until then. */
export function detailOf(words: Promise<string>): ReactNode {
  return <FollowingText words={words} />;
}

function FollowingText({ words }: { readonly words: Promise<string> }) {
  return useFollowing(words, '');
}
