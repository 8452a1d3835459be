import type { ShownDialog } from '../dialogs/dialog.tsx';
import { type FormOf, draftFields } from '../editing/draft-fields.ts';
import { Fieldset, SimpleGrid } from '@mantine/core';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysOutOf } from '#domain/orders/delivery.ts';
import { usedBy } from '#domain/trays/tray-counts.ts';
import type { TrayCount } from '#domain/trays/count-trays.ts';
import type { OwnedTrays } from '#domain/planning/tray-status.ts';
import { SaveDialog, useDraft } from '../editing/save-dialog.tsx';
import { CountField } from '../fields/count-field.tsx';
import { QuietText, Stack } from '../kit/plain-parts.tsx';
import { countedTrays, trayCountDraft } from './count-trays-form.ts';
import type { CountedDraft } from './count-trays-form.ts';

const KINDS = [
  { kind: 'withHoles', label: 'With holes' },
  { kind: 'withoutHoles', label: 'Solid (without holes)' },
] as const satisfies readonly { kind: keyof TrayCount; label: string }[];

/** The trays as the farm has them; a count of them is stored, and said so. */
export interface CountedByHand {
  readonly trays: OwnedTrays;
  readonly onCounted: (count: TrayCount) => boolean;
}

/** Puts the trays right: somebody counts the clean and the dirty ones, the batches say what is in use. */
export function CountTraysDialog({ trays, onCounted, ...shown }: CountedByHand & ShownDialog) {
  const [draft, change] = useDraft(() => trayCountDraft(trays));
  const count = countedTrays(draft);
  return (
    <SaveDialog
      {...shown}
      title="Count trays"
      subtitle="Count the trays on the shelf. Trays in use come from your batches."
      size="sm"
      problem={count === null ? 'Enter whole numbers, 0 or more' : null}
      save={() => count !== null && onCounted(count)}
      saveLabel="Save count"
    >
      <Stack gap="lg">
        {KINDS.map(({ kind, label }) => (
          <KindFields
            key={kind}
            label={label}
            draft={draft[kind]}
            inUse={usedBy(trays.trayStatus.activePlantings, kind)}
            out={traysOutOf(trays, STANDARD_SIZE_ID)}
            onChange={(part) => change({ [kind]: { ...draft[kind], ...part } })}
          />
        ))}
      </Stack>
    </SaveDialog>
  );
}

function KindFields(
  props: FormOf<CountedDraft> & Readonly<{ label: string; inUse: number; out: number }>,
) {
  const { label, draft, inUse, out, onChange } = props;
  const owned = (draft.clean ?? 0) + (draft.dirty ?? 0) + inUse + out;
  const field = draftFields(draft, onChange);
  return (
    <Fieldset legend={label}>
      <SimpleGrid cols={2}>
        <CountField label="Clean" {...field.of('clean')} />
        <CountField label="Dirty" {...field.of('dirty')} />
      </SimpleGrid>
      <QuietText mt="sm">
        {inUse} in use, {out > 0 && `${out} out, `}
        {owned} owned
      </QuietText>
    </Fieldset>
  );
}
