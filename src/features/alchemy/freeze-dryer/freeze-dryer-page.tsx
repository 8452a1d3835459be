import { formatHead } from '#ui/format-weights.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { DryerList, dryersCsv } from './dryer-list.tsx';
import { DryerSummary } from './dryer-summary.tsx';
import { LoadsLog } from './loads-log.tsx';
import classes from './freeze-dryer.module.css';
import { useDryers } from './use-dryers.ts';
import { Button } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

/** The freeze dryers and what they hold. What is changed here waits for its Save. */
export function FreezeDryerPage() {
  const { drafts, dryers, isDirty, addedId, add, edit, remove, save } = useDryers();
  const isPhone = useIsPhone();
  const isEmpty = drafts.length === 0;
  return (
    <>
      <PageHeader
        title="Freeze Dryer"
        actions={
          <>
            {isDirty && <UnsavedBadge />}
            {!isEmpty && !isPhone && (
              <CsvButton fileName="freeze-dryers.csv" rows={() => dryersCsv(dryers)} />
            )}
            {!isEmpty && <AddButton onAdd={add} />}
            <SaveButton type="button" disabledReason={noChangesReason(isDirty)} onClick={save}>
              Save
            </SaveButton>
          </>
        }
      />
      <DryerSummary dryers={dryers} />
      {isEmpty ? (
        <Card padding={0}>
          <EmptyState
            title="No dryers yet. Click “Add Dryer”."
            hint={formatHead(
              'Add your dryers, with their shelves and the ounces each shelf holds.',
            )}
            action={<AddButton onAdd={add} />}
          />
        </Card>
      ) : (
        <DryerList drafts={drafts} addedId={addedId} onChange={edit} onRemove={remove} />
      )}
      <LoadsLog />
      <p className={classes.note}>
        Freeze-dryer shelves and weight caps are used by Planner Pro and the capacity simulator.
      </p>
    </>
  );
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button variant="default" onClick={onAdd}>
      + Add Dryer
    </Button>
  );
}
