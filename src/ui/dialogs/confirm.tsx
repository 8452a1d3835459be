import { type ReactNode, useCallback, useRef, useState } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';
import { type AskEither, type ConfirmLabels, AskContext, useAskIfPossible } from './ask-context.ts';

/** Asks a question and answers true for OK, false for Cancel, Escape and Close. */
export type Confirm = (question: string, labels?: ConfirmLabels) => Promise<boolean>;

const QuestionDialog = lazyDialog(
  async () => (await import('./question-dialog.tsx')).QuestionDialog,
);

/** Asks before something is deleted or replaced: `if (await confirm('…')) …`. */
export function useConfirm(): Confirm {
  const ask = useAskEither();
  return useCallback(async (...question) => (await ask(...question)) === true, [ask]);
}

export function useAskEither(): AskEither {
  const ask = useAskIfPossible();
  if (ask === null) throw new Error('A question needs a ConfirmProvider above it');
  return ask;
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<{ text: string; labels: ConfirmLabels }>();
  const [opened, setOpened] = useState(false);
  const answerRef = useRef<(answer: boolean | null) => void>(() => {});

  const ask = useCallback<AskEither>((text, labels = {}) => {
    answerRef.current(null);
    setQuestion({ text, labels });
    setOpened(true);
    return new Promise((resolve) => {
      answerRef.current = resolve;
    });
  }, []);
  const answer = (value: boolean | null) => {
    setOpened(false);
    answerRef.current(value);
  };

  return (
    <AskContext value={ask}>
      {children}
      <QuestionDialog
        opened={opened}
        text={question?.text ?? ''}
        labels={question?.labels ?? {}}
        onClose={() => answer(null)}
        onAnswer={answer}
      />
    </AskContext>
  );
}
