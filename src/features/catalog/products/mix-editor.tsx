import { RequiredNameField, SelectField } from '#ui/fields/form-fields.tsx';
import { Grid } from '@mantine/core';
import { useState } from 'react';
import { mixSaveProblem } from '#domain/catalog/products/mix-blend.ts';
import { sizeOptions } from '#ui/format-weights.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { BlendEditor } from './blend-editor.tsx';
import { type MixTarget, editedMix } from './mix-draft.ts';
import { useSaveMix } from './use-save-mix.ts';

const titles = { new: 'Add mix', edit: 'Edit mix', clone: 'Clone mix' } as const;

/** Adds or changes a mix: its name, its package and its blend. */
export function MixEditor(props: {
  readonly opened: boolean;
  readonly target: MixTarget | null;
  readonly onClose: () => void;
}) {
  const { opened, target, onClose } = props;
  const varieties = useFarm((farm) => farm.varieties);
  const [draft, setDraft] = useState(() => editedMix(target));
  const problem = mixSaveProblem(draft);
  const { save, plan } = useSaveMix(target, draft, opened && problem === null);
  const stored = target === null || target.kind === 'new' ? [] : [target.mix.packageSizeOz];
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      title={titles[target?.kind ?? 'new']}
      problem={problem}
      save={save}
      footerNote={target?.kind === 'edit' ? <PlanNote {...plan} /> : undefined}
    >
      <Grid gap="md" mb="lg">
        <Grid.Col span={{ base: 12, xs: 8 }}>
          <RequiredNameField
            value={draft.name}
            onChange={(name) => setDraft((before) => ({ ...before, name }))}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <SelectField
            label="Package size"
            data={sizeOptions(stored)}
            value={String(draft.packageSizeOz)}
            onChange={(picked) => {
              const packageSizeOz = Number(picked);
              setDraft((before) => ({ ...before, packageSizeOz }));
            }}
          />
        </Grid.Col>
      </Grid>
      <BlendEditor draft={draft} varieties={varieties} onChange={setDraft} />
    </SaveDialog>
  );
}
