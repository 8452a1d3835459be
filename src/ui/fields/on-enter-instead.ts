import type { KeyboardEvent } from 'react';

/** Answers Enter in a field in place of the form around it, which is not sent. */
export function onEnterInstead(answer: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    answer();
  };
}
