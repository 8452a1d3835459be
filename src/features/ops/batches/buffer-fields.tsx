import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { INSIDE_DIALOG } from '#ui/dialogs/dialog.tsx';
import { type BufferDraft, type BufferKind, withVarieties } from './buffer-draft.ts';
import classes from './buffer-fields.module.css';

/** So low that the list finds room above or below its field. */
const DROPDOWN_HEIGHT = 160;

export function BufferFields({ draft, onChange }: FormOf<BufferDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.root}>
      <div className={classes.pair}>
        <PercentField
          label="General buffer"
          description="For varieties in neither list."
          {...field.of('generalBufferPercent')}
        />
        <NumberField
          label="Maximum extra trays"
          description="A buffer never adds more than this."
          {...field.of('maxExtraTrays')}
          allowDecimal={false}
        />
      </div>
      <NumberField
        label="Skip a buffer tray of which less than … is needed"
        description="0 plants every buffer tray."
        {...field.of('sliver')}
        suffix=" of a tray"
        max={1}
        decimalScale={2}
      />
      <KindFields
        draft={draft}
        onChange={onChange}
        kind="consistent"
        label="Consistent varieties"
        help="Varieties that rarely fail."
      />
      <KindFields
        draft={draft}
        onChange={onChange}
        kind="delicate"
        label="Delicate varieties"
        help="Varieties that often fail."
      />
    </div>
  );
}

function PercentField(props: {
  readonly label: string;
  readonly description?: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  return <NumberField {...props} suffix="%" decimalScale={2} />;
}

function KindFields(
  props: FormOf<BufferDraft> & {
    readonly kind: BufferKind;
    readonly label: string;
    readonly help: string;
  },
) {
  const { draft, onChange, kind, label, help } = props;
  const { percent, varieties } = draft[kind];
  const options = useVarietyOptions(varieties);
  return (
    <fieldset className={classes.kind}>
      <legend className={classes.legend}>
        {label} <span className={classes.help}>{help}</span>
      </legend>
      <div className={classes.kindFields}>
        <PercentField
          label={kind === 'consistent' ? 'Consistent buffer' : 'Delicate buffer'}
          value={percent}
          onChange={(typed) => onChange({ [kind]: { percent: typed, varieties } })}
        />
        <MultiSelect
          label="Varieties"
          aria-label={label}
          searchable
          clearable={false}
          hidePickedOptions
          maxDropdownHeight={DROPDOWN_HEIGHT}
          comboboxProps={INSIDE_DIALOG}
          nothingFoundMessage="No matches"
          placeholder={varieties.length === 0 ? 'Choose varieties' : ''}
          data={options}
          value={[...varieties]}
          onChange={(chosen) => onChange(withVarieties(draft, kind, chosen))}
        />
      </div>
    </fieldset>
  );
}

/** Varieties by their names; one that is listed but no longer grown keeps its id as its name. */
function useVarietyOptions(listed: readonly string[]) {
  const varieties = useFarm(selectVarietiesByName);
  return useMemo(() => {
    const known = varieties.map(({ id, name }) => ({ value: id, label: name }));
    const ids = new Set(known.map(({ value }) => value));
    const gone = [...new Set(listed)].filter((id) => !ids.has(id));
    return [...known, ...gone.map((id) => ({ value: id, label: id }))];
  }, [varieties, listed]);
}
