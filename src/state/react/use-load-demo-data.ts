import { usePerform, useUndoLast } from './use-farm.ts';

/** Puts demo data in the place of the farm, and answers with what takes that back. */
export function useLoadDemoData(): () => () => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return () => {
    perform({ type: 'LOAD_DEMO_DATA' });
    return undoLast();
  };
}
