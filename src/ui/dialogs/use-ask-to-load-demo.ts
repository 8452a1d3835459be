import { useConfirm } from './confirm.tsx';

/** Asks before demo data takes the place of the farm. */
export function useAskToLoadDemo(load: () => void): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    const question = 'Load demo data? This replaces varieties, products and recurring orders.';
    if (await confirm(question)) load();
  };
}
