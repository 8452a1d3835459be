import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog, type DialogProps } from '#ui/dialogs/dialog.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { PlainButton, Stack, Text } from '#ui/kit/plain-parts.tsx';

/** A question whose answer is typed, so that nobody gives it by mistake. */
export function TypedQuestion(
  props: Pick<DialogProps, 'opened' | 'onClose' | 'title' | 'children'> & {
    readonly word: string;
    readonly action: string;
    readonly onConfirm: () => Promise<void>;
  },
) {
  const { word, onClose } = props;
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isTyped = typed.trim().toUpperCase() === word.toUpperCase();
  const close = () => {
    if (isBusy) return;
    setTyped('');
    onClose();
  };
  const confirm = async () => {
    if (!isTyped || isBusy) return;
    setIsBusy(true);
    await props.onConfirm();
    setIsBusy(false);
    setTyped('');
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={close}
      title={props.title}
      size="sm"
      onSubmit={() => void confirm()}
      footer={
        <>
          <PlainButton onClick={close} disabled={isBusy}>
            Cancel
          </PlainButton>
          <SaveButton color="red" disabledReason={isTyped ? null : `Type ${word} to confirm`}>
            {isBusy ? 'Working…' : props.action}
          </SaveButton>
        </>
      }
    >
      <Stack gap="md">
        {props.children}
        <TextInput
          label={
            <>
              Type{' '}
              <Text span inherit fw={700}>
                {word}
              </Text>{' '}
              to confirm
            </>
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
      </Stack>
    </Dialog>
  );
}
