import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PackSizesField } from './pack-sizes-field.tsx';
import { reorderUrlProblem } from './variety-draft.ts';
import type { VarietyFieldsProps } from './variety-fields-props.ts';
import classes from './variety-fields.module.css';
import { VarietyNumbers } from '../page/variety-numbers.tsx';

/** What a variety is, what a tray of it yields, what its seed costs and how it is sold. */
export function VarietyFields(props: VarietyFieldsProps) {
  const { draft, variety, onChange } = props;
  const [hasLeftLink, setHasLeftLink] = useState(false);
  const [hasLeftName, setHasLeftName] = useState(false);
  return (
    <div className={classes.root}>
      <div className={classes.halves}>
        <TextInput
          label="Name"
          data-autofocus
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={() => setHasLeftName(true)}
          error={hasLeftName && draft.name.trim() === '' ? 'Enter a name' : null}
        />
        <Textarea
          label="Notes"
          autosize
          minRows={1}
          maxRows={4}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.currentTarget.value })}
        />
      </div>
      <VarietyNumbers {...props} />
      <div className={classes.halves}>
        <PackSizesField
          stored={variety?.packSizes ?? []}
          value={draft.packSizes}
          onChange={(packSizes) => onChange({ packSizes })}
        />
        <TextInput
          label="Reorder link"
          inputMode="url"
          placeholder="https://"
          value={draft.reorderUrl}
          onChange={(event) => onChange({ reorderUrl: event.currentTarget.value })}
          onBlur={() => setHasLeftLink(true)}
          error={hasLeftLink ? reorderUrlProblem(draft) : null}
        />
      </div>
    </div>
  );
}
