import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { cleanUrl } from '#domain/catalog/seeds/clean-url.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import type { SeedDialogProps } from './seed-dialog-props.ts';
import { useCarryOut } from '#state/react/use-farm.ts';

export function ReorderLinkDialog({ row, ...shown }: SeedDialogProps) {
  const { id: varietyId, name, seedInfo } = row.variety;
  const carryOut = useCarryOut();
  const [url, setUrl] = useState(seedInfo.reorderUrl ?? '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isWrong = url.trim() !== '' && cleanUrl(url) === null;
  const save = () => {
    setTried(true);
    if (isWrong) {
      field.current?.focus();
      return false;
    }
    return carryOut(
      { type: 'SET_SEED_REORDER_LINK', payload: { varietyId, url } },
      cleanUrl(url) === null ? 'Reorder link cleared' : 'Reorder link saved',
      { detail: name },
    );
  };
  return (
    <SaveDialog
      {...shown}
      title="Set reorder link"
      subtitle={name}
      size="sm"
      problem={null}
      save={save}
    >
      <TextInput
        data-autofocus
        ref={field}
        label="Reorder link"
        description="Where you buy this seed. Leave blank to clear."
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        error={tried && isWrong ? 'Enter a valid http(s) link or leave blank to clear.' : null}
      />
    </SaveDialog>
  );
}
