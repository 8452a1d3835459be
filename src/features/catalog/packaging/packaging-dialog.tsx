import type { Packaging, TraySize } from '#domain/catalog/catalog.ts';
import { STANDARD_SIZE, STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { Box } from '@mantine/core';
import { useMemo } from 'react';
import { packagingCost, type PackagingCost } from '#domain/costing/packaging-cost.ts';
import { useSaveRecord, useFarm, useSeenFarm } from '#state/react/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { type RecordDialogProps, SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import classes from './packaging-dialog.module.css';
import { packagingDraft, packagingFields, packagingSaveProblem } from './packaging-draft.ts';
import { PackagingFields } from './packaging-fields.tsx';
import { fillWarnings } from './packaging-columns.tsx';

export function PackagingDialog({ stored, ...shown }: RecordDialogProps<Packaging>) {
  const materials = useFarm((farm) => farm.catalog.materials);
  const traySizes = useLiveSizes();
  const [draft, change] = useDraft(() => packagingDraft(stored));
  const saveRecord = useSaveRecord(useSeenFarm());
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
    const fields = packagingFields(draft, stored);
    return saveRecord(
      (newId) =>
        stored === null
          ? { type: 'ADD_PACKAGING', payload: { id: newId('pkg'), ...fields } }
          : {
              type: 'UPDATE_PACKAGING',
              payload: { id: stored.id, patch: { traySizeId: undefined, ...fields } },
            },
      'Packaging saved',
    );
  };
  return (
    <SaveDialog
      {...shown}
      title={stored === null ? 'Create Packaging' : 'Edit Packaging'}
      problem={problem}
      save={save}
      footerNote={<CostMakeUp cost={cost} />}
    >
      <PackagingFields
        draft={draft}
        materials={materials}
        netContent={stored?.netContent ?? null}
        traySizes={traySizes}
        onChange={change}
      />
      {warnings.length > 0 && (
        <Box mt="md">
          <CostNotes notes={warnings} plain />
        </Box>
      )}
    </SaveDialog>
  );
}

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

/** The sizes of the trays that something is sold alive in. */
function useLiveSizes(): readonly TraySize[] {
  const varieties = useFarm((farm) => farm.varieties);
  const sizes = useFarm((farm) => farm.catalog.traySizes);
  return useMemo(() => {
    const live = varieties.filter((variety) => variety.live === true);
    const used = new Set(live.map(({ traySizeId = STANDARD_SIZE_ID }) => traySizeId));
    return [STANDARD_SIZE, ...(sizes ?? [])].filter(({ id }) => used.has(id));
  }, [varieties, sizes]);
}
