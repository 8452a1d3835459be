import { formatHead } from '#ui/format-weights.ts';
import { TextInput } from '@mantine/core';
import { NumberField } from '#ui/fields/number-field.tsx';
import { GrayButton } from '#ui/kit/plain-parts.tsx';
import { countedId, withSavedIds } from '#domain/records/numbered-id.ts';
import { type FreezeDryer, NEW_DRYER } from '#domain/capacity/capacity.ts';

export interface DryerProps {
  readonly dryer: DryerDraft;
  readonly onChange: (dryer: DryerDraft) => void;
  readonly onRemove: (dryer: DryerDraft) => void;
}

interface FieldProps extends DryerProps {
  /** Shown above the field where no column head names it. */
  readonly label?: string;
}

/** How a screen reader tells the same field of two dryers apart. */
function nameOf(dryer: DryerDraft, field: string): string {
  return `${field} of ${dryer.label.trim() || countedId(dryer.id)}`;
}

export function LabelField({ dryer, onChange, label }: FieldProps) {
  return (
    <TextInput
      {...(label === undefined ? {} : { label })}
      aria-label={nameOf(dryer, 'Label')}
      data-label-of={dryer.id}
      value={dryer.label}
      onChange={(event) => onChange({ ...dryer, label: event.currentTarget.value })}
    />
  );
}

/** The numbers of a dryer: the head of their column, the label where there is none, and what may be typed. */
export const DRYER_NUMBERS = [
  { key: 'shelves', head: 'Shelves', label: 'Shelves', rules: { allowDecimal: false, min: 0 } },
  { key: 'cycleDays', head: 'Cycle days', label: 'Cycle days', rules: { min: 1, decimalScale: 2 } },
  {
    key: 'shelfMaxOz',
    head: 'Max oz per shelf',
    label: 'Max oz/shelf',
    rules: { weight: 'oz', allowDecimal: false, min: 0 },
  },
] as const;

export function DryerNumberField(
  props: FieldProps & { readonly number: (typeof DRYER_NUMBERS)[number] },
) {
  const { dryer, onChange, label } = props;
  const { key, head, rules } = props.number;
  return (
    <NumberField
      {...(label === undefined ? {} : { label })}
      aria-label={nameOf(dryer, formatHead(head))}
      value={dryer[key]}
      onChange={(value) => onChange({ ...dryer, [key]: value })}
      {...rules}
    />
  );
}

export function RemoveDryer({ dryer, onRemove }: DryerProps) {
  return (
    <GrayButton
      data-remove-dryer
      aria-label={`Remove ${dryer.label.trim() || countedId(dryer.id)}`}
      onClick={() => onRemove(dryer)}
    >
      Remove
    </GrayButton>
  );
}

type DryerNumber = (typeof DRYER_NUMBERS)[number]['key'];

/** A dryer as it is typed: an emptied number is null. */
export type DryerDraft = Omit<FreezeDryer, DryerNumber> & {
  readonly [K in DryerNumber]: number | null;
};

/** The dryers that drafts mean. No cycle is shorter than a day; an emptied name is that of a new dryer. */
export function dryersOfDrafts(drafts: readonly DryerDraft[]): readonly FreezeDryer[] {
  return withSavedIds(drafts).map((draft) => ({
    ...draft,
    label: draft.label.trim() || `Freeze Dryer ${draft.id.replace(/^fd-/, '')}`,
    shelves: draft.shelves ?? 0,
    cycleDays: Math.max(1, draft.cycleDays ?? NEW_DRYER.cycleDays),
    shelfMaxOz: draft.shelfMaxOz ?? 0,
  }));
}
