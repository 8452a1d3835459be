import { useCallback } from 'react';
import type { FarmAction } from '../records/farm-action.ts';
import { useNewId, usePerform, useUndoLast } from './use-farm.ts';

/** How the grower is told what became of an action; on a screen, `toast`. */
interface Teller<More> {
  readonly success: (said: string, more: More & { readonly undo?: () => boolean }) => void;
  readonly failed: (error: unknown) => void;
}

/** Carries out actions and says so, with an Undo; answers whether it worked, and says what went wrong. */
export function useCarryOut<More extends object>(
  tell: Teller<More>,
): (action: FarmAction, said: string, more?: More) => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    (action, said, more) => {
      if (!attempt(tell, () => perform(action))) return false;
      // All options may be left out.
      tell.success(said, { ...(more as More), undo: undoLast() });
      return true;
    },
    [perform, tell, undoLast],
  );
}

/** Saves records, new or stored, and says so; what is saved can be changed back where it was changed. */
export function useSaveRecord<More extends object>(
  tell: Teller<More>,
): (saving: (newId: (prefix: string) => string) => FarmAction, said: string) => boolean {
  const perform = usePerform();
  const newId = useNewId();
  return useCallback(
    (saving, said) => {
      if (!attempt(tell, () => perform(saving(newId)))) return false;
      // All options may be left out.
      tell.success(said, {} as More);
      return true;
    },
    [perform, tell, newId],
  );
}

function attempt<More>({ failed }: Teller<More>, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}
