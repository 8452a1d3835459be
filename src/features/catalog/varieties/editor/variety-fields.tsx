import { NotesField } from '#ui/fields/notes-field.tsx';
import { RequiredNameField } from '#ui/fields/required-name-field.tsx';
import { TextInput } from '@mantine/core';
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
  return (
    <div className={classes.root}>
      <div className={classes.halves}>
        <RequiredNameField value={draft.name} onChange={(name) => onChange({ name })} />
        <NotesField
          minRows={1}
          maxRows={4}
          value={draft.notes}
          onChange={(notes) => onChange({ notes })}
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
