import type { KeyboardEvent } from 'react';

/** Answers Enter in a field; on a button it presses the button. */
export function onEnterInField(answer: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) answer();
  };
}
