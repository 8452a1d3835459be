import { formatHead } from '#ui/format-weights.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { EmptyState, PageHeader, Figure } from '#ui/page/page-parts.tsx';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { DryerList, dryersCsv } from './dryer-list.tsx';
import { LoadsLog } from './loads-log.tsx';
import { useDryers } from './use-dryers.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';
import { type FreezeDryer, dryerTotals } from '#domain/capacity/capacity.ts';
import { formatAmount, formatNumber, formatOz } from '#ui/format.ts';
import classes from './freeze-dryer.module.css';

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
            <SaveButton disabledReason={noChangesReason(isDirty)} onClick={save}>
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
  return <PlainButton onClick={onAdd}>+ Add Dryer</PlainButton>;
}

/** What all dryers together hold, and what that is a day when one runs longer than a day. */
function DryerSummary({ dryers }: { readonly dryers: readonly FreezeDryer[] }) {
  const totals = dryerTotals(dryers);
  const { perDay } = totals;
  const [cap = '', unit = ''] = formatOz(totals.maxOz, 0).split(' ');
  return (
    <div className={classes.summary}>
      <Total name="Total dryers" value={formatNumber(totals.dryers)} unit="" />
      <Total
        name="Total shelves per day"
        value={formatNumber(totals.shelves)}
        unit="shelves"
        average={perDay && formatAmount(perDay.shelves)}
      />
      <Total
        name="Total weight cap per day"
        value={cap}
        unit={unit}
        average={perDay && formatOz(perDay.maxOz, 'amount')}
      />
    </div>
  );
}

function Total(props: {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  /** Of a day, over a whole cycle; null when every dryer is emptied every day. */
  readonly average?: string | null;
}) {
  return (
    <Card component="section" aria-label={props.name}>
      <div className={classes.name}>{props.name}</div>
      <Figure value={props.value} {...(props.unit && { unit: props.unit })} />
      {props.average && (
        <div className={classes.average}>{props.average} per day, averaged over the cycle</div>
      )}
    </Card>
  );
}
