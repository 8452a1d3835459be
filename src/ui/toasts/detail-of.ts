import { type ReactNode, createElement } from 'react';
import { FollowingText } from './following-text.tsx';

/** The second line of a message whose words are still being worked out. */
export function detailOf(words: Promise<string>): ReactNode {
  return createElement(FollowingText, { words });
}
