import { Box } from '@mantine/core';
import type { ConfirmLabels } from './ask-context.ts';
import { Dialog, type ShownDialog } from './dialog.tsx';
import { Button, PlainButton } from '../kit/plain-parts.tsx';

export function QuestionDialog(
  props: ShownDialog & {
    readonly text: string;
    readonly labels: ConfirmLabels;
    readonly onAnswer: (answer: boolean) => void;
  },
) {
  const { text, labels, onAnswer, ...shown } = props;
  return (
    <Dialog
      {...shown}
      title={text}
      size="sm"
      isQuestion
      footer={
        <>
          <PlainButton onClick={() => onAnswer(false)} data-autofocus>
            {labels.cancel ?? 'Cancel'}
          </PlainButton>
          <Button onClick={() => onAnswer(true)}>{labels.confirm ?? 'OK'}</Button>
        </>
      }
    >
      {labels.detail !== undefined && <Box>{labels.detail}</Box>}
    </Dialog>
  );
}
