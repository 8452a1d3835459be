import { useState } from 'react';
import { loadChanges } from '#state/store/load-changes.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Carries out what was answered, once. The questions are drawn before the code for it is here. */
export function useFirstAnswer(loadCode: () => Promise<unknown> = loadChanges): {
  readonly isWaiting: boolean;
  readonly answer: (carryOut: () => void, failed?: string) => Promise<void>;
} {
  const [isWaiting, setIsWaiting] = useState(false);
  const answer = async (carryOut: () => void, failed?: string): Promise<void> => {
    setIsWaiting(true);
    try {
      await loadCode();
      carryOut();
    } catch (error) {
      toast.failed(error, failed);
    }
    setIsWaiting(false);
  };
  return { isWaiting, answer };
}
