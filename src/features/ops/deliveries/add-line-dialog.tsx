import type { FormOf } from '#ui/editing/draft-fields.ts';
import { Group, Input } from '@mantine/core';
import { useState } from 'react';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';
import { useCarryOut, useNewId } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { newItemDraft, type ItemDraft } from '../orders/editor/items/item-draft.ts';
import { TargetField } from '../orders/editor/items/target-field.tsx';
import { useAssortment, useTargetName } from '../orders/editor/use-assortment.ts';
import { itemUnit, usualPackageOz } from '../orders/list/order-weight.ts';
import { formatHead, formatInColumn, sizesOnOffer } from '#ui/format-weights.ts';
import { useLooseWeight } from '../orders/editor/items/use-loose-weight.ts';
import { addedLine, addedLineProblem } from './added-line-form.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

export function AddLineDialog(props: ShownDialog & { readonly packed: PackedOrder }) {
  const { packed, ...shown } = props;
  const carryOut = useCarryOut();
  const newId = useNewId();
  const nameOf = useTargetName();
  const assortment = useAssortment();
  const [id] = useState(() => newId('li'));
  const [draft, change] = useDraft(() => newItemDraft(id));
  const isLive = itemUnit(draft, assortment).unit === 'tray';
  const save = () => {
    const { order, dateISO, customer } = packed;
    const payload = { orderId: order.id, dateISO, lines: [addedLine(draft)] };
    return carryOut(
      { type: 'CORRECT_DELIVERY', payload },
      `${nameOf(draft.target)} added for ${customer}`,
    );
  };
  return (
    <SaveDialog
      {...shown}
      title="Add a line"
      subtitle={`Add something ${packed.customer} didn’t order.`}
      size="sm"
      problem={addedLineProblem(draft)}
      save={save}
      saveLabel="Add"
    >
      <Stack gap="lg">
        <Input.Wrapper label="What" labelElement="div">
          <TargetField item={draft} assortment={assortment} onChange={change} slim={false} />
        </Input.Wrapper>
        {!isLive && (
          <Segments
            aria-label="Packed as"
            data={{ PACKAGE: 'Packages', BULK: 'Bulk' }}
            value={draft.mode}
            onChange={(mode) => change({ mode })}
            fullWidth
          />
        )}
        <Amount
          draft={draft}
          usualOz={isLive ? null : usualPackageOz(draft, assortment)}
          onChange={change}
        />
      </Stack>
    </SaveDialog>
  );
}

/** So many packages of a size, or a weight; trays that are sold alive have neither. */
function Amount(
  props: FormOf<ItemDraft> & {
    /** Ounces of a package; null where trays are sold. */
    readonly usualOz: number | null;
  },
) {
  const { draft, usualOz, onChange } = props;
  const loose = useLooseWeight(draft, onChange);
  if (draft.mode === 'BULK') {
    return (
      <Group grow align="start">
        <NumberField
          label="Packed"
          value={loose.shown.weight}
          onChange={(weight) => loose.change({ ...loose.shown, weight })}
        />
        <SelectField
          label="Unit"
          data={loose.units}
          value={loose.shown.unit}
          onChange={(unit) => loose.change({ ...loose.shown, unit })}
        />
      </Group>
    );
  }
  return (
    <Group grow align="start">
      <NumberField
        label={usualOz === null ? 'Trays packed' : 'Packed'}
        min={1}
        allowDecimal={false}
        value={draft.count}
        onChange={(count) => onChange({ count })}
      />
      {usualOz !== null && (
        <SelectField
          label={formatHead('Size (oz)')}
          data={sizesOnOffer([draft.packageOz ?? usualOz]).map((size) => ({
            value: String(size),
            label: formatInColumn('size', size, 'all'),
          }))}
          value={String(draft.packageOz ?? usualOz)}
          onChange={(value) => onChange({ packageOz: Number(value) })}
        />
      )}
    </Group>
  );
}
