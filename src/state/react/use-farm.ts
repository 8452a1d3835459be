import { useCallback, useState } from 'react';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmAction } from '../records/farm-action.ts';
import {
  useFarmStore,
  type ActionVoice,
  type SaidBesides,
  useActionVoice,
} from './farm-context.ts';
import { useFarmState, usePartOfState } from './use-farm-state.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmState, SaveStatus } from '../store/farm-state.ts';
import { loadChanges } from '../store/load-changes.ts';
import { newId } from '../read/new-id.ts';

/** Selects from the farm. Derived values should come from a memoized selector. */
export function useFarm<T>(select: (farm: FarmDocument) => T): T {
  return usePartOfState(documentOf, select);
}

const documentOf = ({ document }: FarmState): FarmDocument => document;

/** Performs an action now. Throws without a change if its deleted record can't be restored. */
export function usePerform(): (action: FarmAction, seen?: FarmDocument) => void {
  const store = useFarmStore();
  return useCallback(
    (action, seen) => {
      store.perform(action, seen);
      // Before it has come an action waits for it, and nothing has changed that could be refused.
      loadChanges.now()?.rejectDeleted(store.state().document, action);
    },
    [store],
  );
}

/**
 * The farm as it was when a form was opened, for a form that holds a whole record. Passed to what saves it, as in
 * `useCarryOut(useSeenFarm())`, it keeps what others have changed since.
 */
export function useSeenFarm(): FarmDocument {
  const [seen] = useState(useFarmNow());
  return seen;
}

/** The farm as it is at the moment of asking, for what a person does; the screen does not follow it. */
export function useFarmNow(): () => FarmDocument {
  const { state } = useFarmStore();
  return useCallback(() => state().document, [state]);
}

/** The farm's day; changes at midnight. */
export function useToday(): IsoDate {
  return useFarmState((state) => state.today);
}

/** The instant of something that happens now, as for `createdAt`. */
export function useNow(): () => IsoInstant {
  const { clock } = useFarmStore().world;
  return useCallback(() => new Date(clock.now()).toISOString(), [clock]);
}

/** A new id of a kind of record: `ord`, `jrn`, `li`, … */
export function useNewId(): (prefix: string) => string {
  const { clock, randomness } = useFarmStore().world;
  return useCallback((prefix) => newId(prefix, clock.now(), randomness), [clock, randomness]);
}

/** Undo and redo of people's changes, from any tab and across reloads; a label is null where there is none. */
export function useHistory() {
  const { undo, redo } = useFarmStore();
  const undoLabel = useFarmState((state) => state.history.undo.at(-1)?.label ?? null);
  const redoLabel = useFarmState((state) => state.history.redo.at(-1)?.label ?? null);
  return { undo, redo, undoLabel, redoLabel };
}

/**
 * Binds Undo to the action just performed, for a toast: `undo: undoLast()` right after `perform(…)`. It never
 * undoes another change; returns `false` if something else changed since.
 */
export function useUndoLast(): () => () => boolean {
  const store = useFarmStore();
  return useCallback(() => {
    const changeId = store.latestChange();
    return () => changeId !== null && store.undoChange(changeId);
  }, [store]);
}

export function useSaveStatus(): SaveStatus {
  return useFarmState((state) => state.save);
}

/** Carries out actions and says so, with an Undo; answers whether it worked, and says what went wrong. */
export function useCarryOut(
  seen?: FarmDocument,
): (action: FarmAction, said: string, more?: SaidBesides) => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const voice = useActionVoice();
  return useCallback(
    (action, said, more) => {
      if (!attempt(voice, () => perform(action, seen))) return false;
      voice.success(said, { ...more, undo: undoLast() });
      return true;
    },
    [perform, voice, undoLast, seen],
  );
}

/** Saves records, new or stored, and says so; what is saved can be changed back where it was changed. */
export function useSaveRecord(
  seen?: FarmDocument,
): (saving: (newId: (prefix: string) => string) => FarmAction, said: string) => boolean {
  const perform = usePerform();
  const newId = useNewId();
  const voice = useActionVoice();
  return useCallback(
    (saving, said) => {
      if (!attempt(voice, () => perform(saving(newId), seen))) return false;
      voice.success(said, {});
      return true;
    },
    [perform, voice, newId, seen],
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
