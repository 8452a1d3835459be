import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';
import type { SyncQuestion } from '#state/ports/cloud-status.ts';
import { useCloud } from '#state/react/sharing/use-cloud.ts';

/** A question about the cloud, and whether it is before the grower or was put off. */
interface SyncQuestionState {
  /** What is asked now; null when there is nothing to ask, or the grower has put it off. */
  readonly asked: SyncQuestion | null;
  readonly putOff: () => void;
  readonly askAgain: () => void;
}

const Context = createContext<SyncQuestionState>({
  asked: null,
  putOff: () => undefined,
  askAgain: () => undefined,
});

/** The dialog that asks and the pill that brings it back know of each other by this. */
export function SyncQuestionProvider({ children }: { readonly children: ReactNode }) {
  const { question } = useCloud().status;
  const [later, setLater] = useState<SyncQuestion | null>(null);
  const state = useMemo<SyncQuestionState>(
    () => ({
      asked: question === later ? null : question,
      putOff: () => setLater(question),
      askAgain: () => setLater(null),
    }),
    [question, later],
  );
  return <Context value={state}>{children}</Context>;
}

export function useSyncQuestion(): SyncQuestionState {
  return useContext(Context);
}
