import { useState } from 'react';
import type { TraysOut } from '#domain/deliveries/trays-out.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { formatTrays } from '#ui/format.ts';

/** Trays at a customer that came back, or never will. */
export interface TraysBackTarget {
  readonly out: TraysOut;
  readonly size: string;
  readonly lost?: true;
}

export function TraysBackDialog(props: ShownDialog & { readonly target: TraysBackTarget }) {
  const { target, ...shown } = props;
  const { out, size, lost } = target;
  const [count, setCount] = useState<number | null>(out.count);
  const carryOut = useCarryOut();
  const save = () => {
    const { orderId, dateISO } = out.newest;
    const booked = count ?? 0;
    return carryOut(
      {
        type: 'BOOK_TRAYS_BACK',
        payload: { orderId, dateISO, sizeId: out.sizeId, count: booked, ...(lost && { lost }) },
      },
      `${formatTrays(booked)} ${lost ? 'written off' : 'back'}`,
      { detail: out.customer },
    );
  };
  return (
    <SaveDialog
      {...shown}
      title={`${lost ? 'Not coming back' : 'Trays back'}: ${out.customer}`}
      problem={count === null || count <= 0 ? 'Enter how many trays.' : null}
      save={save}
    >
      <CountField
        label={`${size} trays`}
        description={
          lost ? `${out.count} out. The farm owns fewer.` : `${out.count} out. They count as clean.`
        }
        value={count}
        max={out.count}
        onChange={setCount}
      />
    </SaveDialog>
  );
}
