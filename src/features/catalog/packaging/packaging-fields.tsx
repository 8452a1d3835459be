import { draftFields } from '#ui/editing/draft-fields.ts';
import { formatQuantity } from '#ui/format.ts';
import {
  COUNT_UNITS,
  isMassUnit,
  MASS_UNITS,
  VOLUME_UNITS,
  type Unit,
  unitLabel,
} from '#domain/units/unit.ts';
import {
  NotesField,
  OptionalSelect,
  RequiredNameField,
  SelectField,
} from '#ui/fields/form-fields.tsx';
import type { Packaging, TraySize } from '#domain/catalog/catalog.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { InsertFields } from './insert-fields.tsx';
import {
  materialChoices,
  PACKAGING_CATEGORIES,
  withCategory,
  type PackagingFieldsProps,
} from './packaging-draft.ts';
import classes from './packaging-fields.module.css';

const ALL_UNITS: readonly Unit[] = [...MASS_UNITS, ...VOLUME_UNITS, ...COUNT_UNITS];

interface FillProps extends PackagingFieldsProps {
  /** The other content that is stored; greens without a weight of their own are costed by it. */
  readonly netContent: Packaging['netContent'];
}

export function PackagingFields(
  props: FillProps & {
    /** Sizes of trays that are sold alive. */
    readonly traySizes: readonly Pick<TraySize, 'id' | 'name'>[];
  },
) {
  const { draft, materials, onChange, netContent, traySizes } = props;
  const isGreens = draft.category === 'MICROGREENS';
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.root}>
      <div className={classes.name}>
        <RequiredNameField {...field.of('name')} />
        <SelectField
          label="Category"
          data={PACKAGING_CATEGORIES}
          value={draft.category}
          onChange={(picked) => onChange(withCategory(draft, picked))}
        />
      </div>
      <div className={classes.halves}>
        <OptionalSelect
          label="Container"
          none="No container"
          data={materialChoices(materials, 'container', draft.containerMaterialId)}
          {...field.of('containerMaterialId')}
        />
        {isGreens && (traySizes.length > 0 || draft.traySizeId !== null) && (
          <OptionalSelect
            label="Holds"
            none="An amount of greens"
            data={traySizes.map(({ id, name }) => ({ value: id, label: `1 live tray ${name}` }))}
            {...field.of('traySizeId')}
          />
        )}
        {!(isGreens && draft.traySizeId !== null) && (
          <FillField draft={draft} netContent={netContent} onChange={onChange} />
        )}
      </div>
      <InsertFields draft={draft} materials={materials} onChange={onChange} />
      <div className={classes.halves}>
        <OptionalSelect
          label="Label sheet"
          none="No label"
          data={materialChoices(materials, 'label_sheet', draft.labelSheetId)}
          {...field.of('labelSheetId')}
        />
        {draft.labelSheetId !== null && (
          <NumberField
            label="Labels per unit"
            min={1}
            allowDecimal={false}
            {...field.of('labelsPerUnit')}
          />
        )}
      </div>
      <NotesField {...field.of('notes')} />
    </div>
  );
}

function FillField({ draft, netContent, onChange }: Omit<FillProps, 'materials'>) {
  const { category, fills } = draft;
  const fill = fills[category];
  const isGreens = category === 'MICROGREENS';
  const label = isGreens ? 'Microgreen content' : 'Net content';
  const units = unitsOf(category, fill.unit).map((unit) => ({
    value: unit,
    label: unitLabel(unit),
  }));
  const standsIn =
    isGreens && fill.qty === null && netContent !== null && isMassUnit(netContent.unit);
  const field = draftFields(fill, (part) =>
    onChange({ fills: { ...fills, [category]: { ...fill, ...part } } }),
  );
  return (
    <div className={classes.fill}>
      <NumberField
        label={label}
        placeholder="No fill"
        {...field.of('qty')}
        {...(standsIn && { description: `Net content ${formatQuantity(netContent)} is used` })}
      />
      <SelectField
        label="Unit"
        aria-label={`Unit of ${label.toLowerCase()}`}
        data={units}
        {...field.of('unit')}
      />
    </div>
  );
}

/** Greens are weighed; a unit that came in with the package stays a choice. */
function unitsOf(category: Packaging['category'], chosen: Unit): readonly Unit[] {
  if (category === 'OTHER') return ALL_UNITS;
  return isMassUnit(chosen) ? MASS_UNITS : [...MASS_UNITS, chosen];
}
