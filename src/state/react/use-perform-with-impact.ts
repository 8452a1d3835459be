import { NOTHING_SAID, type Sentence } from '#domain/tell/say.ts';
import { useCallback } from 'react';
import type { FarmAction } from '../records/farm-action.ts';
import { refuseGoneTask } from '../records/edited-record.ts';
import { diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { useAsk } from './answers/use-ask.ts';
import { useFarmStore } from './farm-context.ts';

const FAILURE = 'Who is short through a change could not be told';

/** A farm before and after what a person did, and who is short through it. */
export interface PerformResult {
  readonly before: FarmDocument;
  readonly after: FarmDocument;
  /** NOTHING_SAID if no delivery becomes shorter or it is unknown. */
  readonly short: () => Promise<Sentence>;
}

/** Performs an action and returns its effects; `instead` is the farm to compare with. Throws if its task was deleted. */
export function usePerformWithImpact(): (
  action: FarmAction,
  instead?: FarmDocument,
) => PerformResult {
  const { perform, state } = useFarmStore();
  const ask = useAsk();
  return useCallback(
    (action, instead) => {
      const { document: before, today } = state();
      refuseGoneTask(before, action);
      perform(action);
      const after = state().document;
      const short = async () => {
        const farm = instead ?? before;
        const patches = diffDocuments(farm, after);
        return (
          (await ask('newShort', { asked: { farm, today }, args: [patches] }, FAILURE)) ??
          NOTHING_SAID
        );
      };
      return { before, after, short };
    },
    [perform, state, ask],
  );
}
