import { useCallback } from 'react';
import type { FarmAction } from '../records/farm-action.ts';
import { type ActionVoice, type SaidBesides, useActionVoice } from './farm-context.ts';
import { useNewId, usePerform, useUndoLast } from './use-farm.ts';

/** Carries out actions and says so, with an Undo; answers whether it worked, and says what went wrong. */
export function useCarryOut(): (action: FarmAction, said: string, more?: SaidBesides) => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const voice = useActionVoice();
  return useCallback(
    (action, said, more) => {
      if (!attempt(voice, () => perform(action))) return false;
      voice.success(said, { ...more, undo: undoLast() });
      return true;
    },
    [perform, voice, undoLast],
  );
}

/** Saves records, new or stored, and says so; what is saved can be changed back where it was changed. */
export function useSaveRecord(): (
  saving: (newId: (prefix: string) => string) => FarmAction,
  said: string,
) => boolean {
  const perform = usePerform();
  const newId = useNewId();
  const voice = useActionVoice();
  return useCallback(
    (saving, said) => {
      if (!attempt(voice, () => perform(saving(newId)))) return false;
      voice.success(said, {});
      return true;
    },
    [perform, voice, newId],
  );
}

function attempt({ failed }: ActionVoice, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}
