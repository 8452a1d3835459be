import { useCallback, useState } from 'react';

/** What is typed in a form before it is saved, and how parts of it are replaced. */
export function useDraft<Draft extends object>(
  first: Draft | (() => Draft),
): readonly [draft: Draft, change: (part: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(first);
  const change = useCallback(
    (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  return [draft, change];
}
