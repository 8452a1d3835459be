import { type ReactNode, createContext, use } from 'react';

/** Other words than OK and Cancel, and what the answer will bring about. */
export interface ConfirmLabels {
  readonly confirm?: string;
  readonly cancel?: string;
  readonly detail?: ReactNode;
}

/** Asks what has two answers and a way back: null for Escape and Close, where No is an answer, too. */
export type AskEither = (question: string, labels?: ConfirmLabels) => Promise<boolean | null>;

/** Who asks the questions of all screens; null outside of them. */
export const AskContext = createContext<AskEither | null>(null);

/** Asks, or null for what also stands outside of screens, where nobody can be asked. */
export function useAskIfPossible(): AskEither | null {
  return use(AskContext);
}
