import type { DryLine } from '#domain/drying/dry-load.ts';
import type { LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import { formatDay } from '#ui/format.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { saveAndClose } from '#ui/editing/save-and-close.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './loads.module.css';
import { useLineWeights } from './use-line-weights.ts';

/** Weighs what goes into a dryer and what comes out of it, in large digits; a line can wait. */
export function WeighLoadDialog(props: {
  readonly opened: boolean;
  readonly row: LoadRow;
  readonly onClose: () => void;
}) {
  const { row, onClose } = props;
  const { load } = row;
  const { weightsOf, change, problem, save } = useLineWeights(load);
  const nameOf = useLineNames();
  const isFresh = load.dryerId === '';
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      size="sm"
      title={isFresh ? 'Weigh the fresh goods' : 'Weigh the load'}
      subtitle={`${row.dryer} — ${formatDay(load.startISO)}`}
      onSubmit={() => void saveAndClose(save, onClose)}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
    >
      <ul className={classes.lines}>
        {load.lines.map((line) => {
          const name = nameOf(line);
          const { wetOz, dryG } = weightsOf(line);
          return (
            <li key={line.itemId} className={classes.line}>
              <strong className={classes.name}>{name}</strong>
              {!isFresh && (
                <NumberField
                  label="Fresh (oz)"
                  aria-label={`Fresh weight of ${name}`}
                  className={classes.weight ?? ''}
                  weight="oz"
                  suffix=" oz"
                  min={0}
                  decimalScale={2}
                  value={wetOz}
                  onChange={(weight) => change(line, { wetOz: weight })}
                />
              )}
              <NumberField
                label={isFresh ? 'Cut (g)' : 'Dry (g)'}
                aria-label={`${isFresh ? 'Weight' : 'Dry weight'} of ${name}`}
                className={classes.weight ?? ''}
                suffix=" g"
                min={0}
                decimalScale={2}
                value={dryG}
                onChange={(weight) => change(line, { dryG: weight })}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** A line by its item, or by its variety where it goes into no stock. */
function useLineNames(): (line: DryLine) => string {
  const items = useFarm((farm) => farm.alchemy.items);
  const varieties = useFarm((farm) => farm.varieties);
  return ({ itemId, varietyId }) =>
    [...items, ...varieties].find(({ id }) => id === (itemId || varietyId))?.name ?? itemId;
}
