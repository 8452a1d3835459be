import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNewId, useNow, usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import { Button, Group } from '#ui/kit/plain-parts.tsx';

/** Writes a new entry of the grow journal; the box is empty again afterwards. */
export function JournalForm({ varietyId }: { readonly varietyId: string }) {
  const perform = usePerform();
  const newId = useNewId();
  const now = useNow();
  const [text, setText] = useState('');
  const [pinned, setPinned] = useState(false);
  const isBlank = text.trim() === '';

  const add = () => {
    if (isBlank) return;
    const entry = { id: newId('jrn'), atISO: now(), text: text.trim(), pinned };
    try {
      perform({ type: 'ADD_JOURNAL_ENTRY', payload: { varietyId, entry } });
      setText('');
      setPinned(false);
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <SubmitForm onSubmit={add}>
      <Textarea
        aria-label="New entry"
        placeholder="What did you see or change?"
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      <Group justify="space-between" mt="sm">
        <Checkbox
          label="Pin entry"
          checked={pinned}
          onChange={(event) => setPinned(event.currentTarget.checked)}
        />
        <Button type="submit" variant="default" disabled={isBlank}>
          Add entry
        </Button>
      </Group>
    </SubmitForm>
  );
}
