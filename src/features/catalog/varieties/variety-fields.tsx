import { Grid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Variety } from '#domain/catalog/variety.ts';
import { NumberField } from '#ui/number-field.tsx';
import { PackSizesField } from './pack-sizes-field.tsx';
import { reorderUrlProblem } from './variety-draft.ts';
import type { VarietyDraft } from './variety-draft.ts';
import { yieldHelp } from './yield-help.ts';

/** What a variety is, what a tray of it yields and what its seed costs. */
export function VarietyFields(props: {
  readonly draft: VarietyDraft;
  readonly variety: Variety | null;
  readonly onChange: (part: Partial<VarietyDraft>) => void;
}) {
  const { draft, variety, onChange } = props;
  const [hasLeftLink, setHasLeftLink] = useState(false);
  const [hasLeftName, setHasLeftName] = useState(false);
  const half = { base: 12, xs: 6 };
  const quarter = { base: 6, xs: 3 };
  return (
    <Grid gap="md" mb="xl">
      <Grid.Col span={half}>
        <TextInput
          label="Name"
          required
          withAsterisk={false}
          data-autofocus
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={() => setHasLeftName(true)}
          error={hasLeftName && draft.name.trim() === '' ? 'Enter a name' : null}
        />
      </Grid.Col>
      <Grid.Col span={quarter}>
        <NumberField
          label="Days to harvest"
          min={0}
          allowDecimal={false}
          allowNegative={false}
          value={draft.daysToHarvest}
          onChange={(daysToHarvest) => onChange({ daysToHarvest })}
          error={draft.daysToHarvest === null ? 'Enter 0 or more' : null}
        />
      </Grid.Col>
      <Grid.Col span={quarter}>
        <NumberField
          label="Yield (oz/tray)"
          min={0}
          allowNegative={false}
          value={draft.yieldOz}
          onChange={(yieldOz) => onChange({ yieldOz })}
          description={yieldHelp(variety, draft.yieldOz)}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
      </Grid.Col>
      <Grid.Col span={quarter}>
        <NumberField
          label="Seed density (g/tray)"
          min={0}
          allowNegative={false}
          value={draft.seedGPerTray}
          onChange={(seedGPerTray) => onChange({ seedGPerTray })}
        />
      </Grid.Col>
      <Grid.Col span={quarter}>
        <NumberField
          label="Seed bag (lb)"
          min={0}
          allowNegative={false}
          value={draft.bagLb}
          onChange={(bagLb) => onChange({ bagLb })}
        />
      </Grid.Col>
      <Grid.Col span={quarter}>
        <NumberField
          label="Bag cost"
          prefix="$"
          min={0}
          allowNegative={false}
          thousandSeparator=","
          value={draft.bagCost}
          onChange={(bagCost) => onChange({ bagCost })}
        />
      </Grid.Col>
      <Grid.Col span={quarter}>
        <PackSizesField value={draft.packSizes} onChange={(packSizes) => onChange({ packSizes })} />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput
          label="Reorder link"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.reorderUrl}
          onChange={(event) => onChange({ reorderUrl: event.currentTarget.value })}
          onBlur={() => setHasLeftLink(true)}
          error={hasLeftLink ? reorderUrlProblem(draft) : null}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <Textarea
          label="Notes"
          autosize
          minRows={1}
          maxRows={5}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.currentTarget.value })}
        />
      </Grid.Col>
    </Grid>
  );
}
