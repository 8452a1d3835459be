import { useCallback } from 'react';
import { useFarmStore } from '#state/react/farm-context.ts';
import { toast } from '#ui/toasts/toast.ts';

export function useRebuildTasks(): () => void {
  const store = useFarmStore();
  return useCallback(() => {
    try {
      store.perform({ type: 'REGENERATE_TASKS' });
      toast.success(`Rebuilt ${store.state().document.tasks.length} tasks`);
    } catch (cause) {
      store.world.logger.error('Could not rebuild tasks', cause);
      toast.error('Failed to rebuild tasks.');
    }
  }, [store]);
}
