import { Box } from '@mantine/core';
import type { ConfirmLabels } from './ask-context.ts';
import { Dialog } from './dialog.tsx';
import { Button } from '../kit/plain-parts.tsx';

/** A question of one line with its two answers. */
export function QuestionDialog(props: {
  readonly opened: boolean;
  readonly text: string;
  readonly labels: ConfirmLabels;
  /** Without an answer. */
  readonly onClose: () => void;
  readonly onAnswer: (answer: boolean) => void;
}) {
  const { labels, onAnswer } = props;
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.text}
      size="sm"
      isQuestion
      footer={
        <>
          <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
            {labels.cancel ?? 'Cancel'}
          </Button>
          <Button onClick={() => onAnswer(true)}>{labels.confirm ?? 'OK'}</Button>
        </>
      }
    >
      {labels.detail !== undefined && <Box>{labels.detail}</Box>}
    </Dialog>
  );
}
