import { useCallback } from 'react';
import type { FarmAction } from '../actions/farm-action.ts';
import { refuseGoneTask } from '../actions/edited-record.ts';
import { diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { useFarmStore } from './farm-context.ts';

/** A farm before and after what a person did, and who is short through it. */
export interface Told {
  readonly before: FarmDocument;
  readonly after: FarmDocument;
  /** A sentence; '' when nobody is shorter than before, and when nobody can tell. */
  readonly short: () => Promise<string>;
}

/** Carries out what a person does, and tells what came of it. Throws when it is about a task that is gone. */
export function usePerformTelling(): (action: FarmAction) => Told {
  const { perform, state, world } = useFarmStore();
  return useCallback(
    (action) => {
      const { document: before, today } = state();
      refuseGoneTask(before, action);
      perform(action);
      const after = state().document;
      const short = async () => {
        try {
          return await world.answers.newShort(
            { farm: before, today },
            diffDocuments(before, after),
          );
        } catch (cause) {
          world.logger.error('Who is short through a change could not be told', cause);
          return '';
        }
      };
      return { before, after, short };
    },
    [perform, state, world],
  );
}
