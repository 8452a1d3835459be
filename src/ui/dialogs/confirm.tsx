import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import type { ConfirmLabels } from './question-dialog.tsx';

/** Asks a question and answers true for OK, false for Cancel, Escape and Close. */
export type Confirm = (question: string, labels?: ConfirmLabels) => Promise<boolean>;

interface Question {
  readonly text: string;
  readonly labels: ConfirmLabels;
}

const QuestionDialog = lazyPart(async () => (await import('./question-dialog.tsx')).QuestionDialog);

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks before something is deleted or replaced: `if (await confirm('…')) …`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}

/** Gives every screen the one dialog for questions. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState(false);
  const answerRef = useRef<(answer: boolean) => void>(() => {});

  const confirm = useCallback<Confirm>((text, labels = {}) => {
    answerRef.current(false);
    setQuestion({ text, labels });
    setOpened(true);
    return new Promise((resolve) => {
      answerRef.current = resolve;
    });
  }, []);
  const answer = (value: boolean) => {
    setOpened(false);
    answerRef.current(value);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <QuestionDialog
        opened={opened}
        text={question?.text ?? ''}
        labels={question?.labels ?? {}}
        onAnswer={answer}
      />
    </ConfirmContext>
  );
}
