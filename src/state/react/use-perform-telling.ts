import { useCallback } from 'react';
import { newShortWords } from '#domain/plan-diff/short-words.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectOutlook } from '../selectors/supply.ts';
import { useFarmStore } from './farm-context.ts';

/** A farm before and after what a person did, and who is short through it. */
export interface Told {
  readonly before: FarmDocument;
  readonly after: FarmDocument;
  /** A sentence; '' when nobody is shorter than before. */
  readonly short: string;
}

/** Carries out what a person does, and tells what came of it. */
export function usePerformTelling(): (action: FarmAction) => Told {
  const { perform, state } = useFarmStore();
  return useCallback(
    (action) => {
      const { document: before, today } = state();
      const outlook = selectOutlook(before, today);
      perform(action);
      const after = state().document;
      return { before, after, short: newShortWords(outlook, selectOutlook(after, today)) };
    },
    [perform, state],
  );
}
