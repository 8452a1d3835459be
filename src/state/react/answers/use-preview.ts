import { useCallback } from 'react';
import type { FarmAction } from '../../records/farm-action.ts';
import { reduce } from '../../records/reduce.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { useFarmStore } from '../farm-context.ts';

export function usePreview(): (action: FarmAction) => FarmDocument {
  const { state, world } = useFarmStore();
  return useCallback(
    (action) => {
      const { document, today } = state();
      return reduce(document, { ...action, moment: { today, now: world.clock.now() } });
    },
    [state, world],
  );
}
