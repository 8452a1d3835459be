import { useState } from 'react';
import type { FarmAction } from '../records/farm-action.ts';

/** The action of the last time, for as long as it means the same. */
export function useSameAction(action: FarmAction | null): FarmAction | null {
  // A field that is cleared differs from one that is not mentioned.
  const text = JSON.stringify(action, (_, value: unknown) => (value === undefined ? null : value));
  const [kept, setKept] = useState({ action, text });
  if (kept.text === text) return kept.action;
  setKept({ action, text });
  return action;
}
