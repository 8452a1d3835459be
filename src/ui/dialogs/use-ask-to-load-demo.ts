import { toast } from '../toasts/toast.ts';
import { useConfirm } from './confirm.tsx';

/** Asks before demo data takes the place of the farm; the toast offers to bring the own farm back. */
export function useAskToLoadDemo(load: () => () => boolean): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    const question = 'Load demo data? This replaces varieties, products and recurring orders.';
    if (!(await confirm(question))) return;
    toast.success('Demo data loaded.', { undo: load() });
  };
}
