import { Box } from '@mantine/core';
import { useMemo, useState } from 'react';
import { packagingCost, type PackagingCost } from '#domain/costing/packaging-cost.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import classes from './packaging-dialog.module.css';
import { packagingDraft, packagingFields, packagingSaveProblem } from './packaging-draft.ts';
import { PackagingFields } from './packaging-fields.tsx';
import { fillWarnings } from './packaging-rows.ts';
import type { PackagingTarget } from './packaging-target.ts';
import { useSaveRecord } from '../use-save-record.ts';

/** Creates or changes a package, and shows at once what it will cost. */
export function PackagingDialog(props: {
  readonly opened: boolean;
  readonly target: PackagingTarget;
  readonly onClose: () => void;
}) {
  const { opened, target, onClose } = props;
  const stored = target.kind === 'edit' ? target.packaging : null;
  const materials = useFarm((farm) => farm.catalog.materials);
  const [draft, setDraft] = useState(() => packagingDraft(stored));
  const saveRecord = useSaveRecord();
  const problem = packagingSaveProblem(draft);
  const { cost, warnings } = useMemo(() => {
    const packed = { id: stored?.id ?? '', ...packagingFields(draft, stored) };
    const priced = packagingCost(packed, materials);
    const isFilled = draft.fills[draft.category].qty !== null;
    return {
      cost: priced,
      // Nobody is warned of a field that they have not come to yet.
      warnings: [...(stored === null && !isFilled ? [] : fillWarnings(packed)), ...priced.notes],
    };
  }, [draft, stored, materials]);
  const save = () => {
    if (problem !== null) return;
    const fields = packagingFields(draft, stored);
    const isSaved = saveRecord(
      (newId) =>
        stored === null
          ? { type: 'ADD_PACKAGING', payload: { id: newId('pkg'), ...fields } }
          : { type: 'UPDATE_PACKAGING', payload: { id: stored.id, patch: fields } },
      'Packaging saved',
    );
    if (isSaved) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={stored === null ? 'Create Packaging' : 'Edit Packaging'}
      onSubmit={save}
      footerNote={<CostMakeUp cost={cost} />}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
    >
      <PackagingFields
        draft={draft}
        materials={materials}
        netContent={stored?.netContent ?? null}
        onChange={setDraft}
      />
      {warnings.length > 0 && (
        <Box mt="md">
          <CostNotes notes={warnings} plain />
        </Box>
      )}
    </Dialog>
  );
}

/** In the foot of the dialog: what one package costs, and of what that is made up. */
function CostMakeUp({ cost }: { readonly cost: PackagingCost }) {
  const { container, inserts, label, total } = cost;
  return (
    <output className={classes.root} aria-label="Cost / unit">
      <strong className={classes.total}>{formatDollars(total)} / unit</strong>
      <br />
      Container {formatDollars(container)} + inserts {formatDollars(inserts)} + label{' '}
      {formatDollars(label)}
    </output>
  );
}
