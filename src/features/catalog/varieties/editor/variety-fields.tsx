import { draftFields, type FormOf } from '#ui/editing/draft-fields.ts';
import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import {
  knownYield,
  CYCLE_DAYS,
  DEFAULT_SHELF_LIFE_DAYS,
  SHELF_LIFE_DAYS,
  type Variety,
} from '#domain/catalog/varieties/variety.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatHead, formatInColumn, sizesOnOffer } from '#ui/format-weights.ts';
import { NotesField, SelectField, RequiredNameField } from '#ui/fields/form-fields.tsx';
import { TextInput, Chip, Input, Switch } from '@mantine/core';
import { useState } from 'react';
import { SupplierFields } from '../../buying/supplier-fields.tsx';
import { reorderUrlProblem } from '#domain/catalog/seeds/clean-url.ts';
import type { VarietyDraft } from './variety-draft.ts';
import classes from './variety-fields.module.css';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { yieldHelp } from '../calibration/yield-help.ts';

const chipClasses = { label: classes.chip ?? '', iconWrapper: classes.icon ?? '' };

interface VarietyFieldsProps extends FormOf<VarietyDraft> {
  /** As it is stored; null for a new one. */
  readonly variety: Variety | null;
}

export function VarietyFields(props: VarietyFieldsProps) {
  const { draft, variety, onChange } = props;
  const [hasLeftLink, setHasLeftLink] = useState(false);
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.root}>
      <div className={classes.halves}>
        <RequiredNameField {...field.of('name')} />
        <NotesField minRows={1} maxRows={4} {...field.of('notes')} />
      </div>
      <TrayFields {...props} />
      <VarietyNumbers {...props} />
      <div className={classes.halves}>
        <SupplierFields draft={draft} onChange={onChange} />
      </div>
      <div className={classes.halves}>
        {!draft.live && (
          <PackSizesField stored={variety?.packSizes ?? []} {...field.of('packSizes')} />
        )}
        <TextInput
          label="Reorder link"
          inputMode="url"
          placeholder="https://"
          {...field.text('reorderUrl')}
          onBlur={() => setHasLeftLink(true)}
          error={hasLeftLink ? reorderUrlProblem(draft) : null}
        />
      </div>
    </div>
  );
}

function TrayFields({ draft, variety, onChange }: VarietyFieldsProps) {
  const sizes = useFarm((farm) => farm.catalog.traySizes) ?? [];
  // Who sold trays before gave them a yield of 1: nothing is planned anew for them.
  const mayBeLive = variety?.live === true || (variety !== null && knownYield(variety) === 1);
  if (sizes.length === 0 && !mayBeLive) return null;
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.halves}>
      {sizes.length > 0 && (
        <SelectField
          label="Tray size"
          data={[STANDARD_SIZE, ...sizes].map(({ id, name }) => ({ value: id, label: name }))}
          {...field.of('traySizeId')}
        />
      )}
      {mayBeLive && (
        <Switch
          label="Sold alive"
          description="By the tray, as it grows."
          {...field.checked('live')}
        />
      )}
    </div>
  );
}

/** The package sizes a variety is sold in, in ounces; one of its own that is not usual is offered too. */
function PackSizesField(props: {
  readonly stored: readonly number[];
  readonly value: readonly number[];
  readonly onChange: (sizes: readonly number[]) => void;
}) {
  const { stored, value, onChange } = props;
  return (
    <Input.Wrapper
      label={formatHead('Package sizes (oz)')}
      labelElement="div"
      classNames={{ label: classes.label ?? '' }}
    >
      <Chip.Group
        multiple
        value={value.map(String)}
        onChange={(sizes) => onChange(sizes.map(Number).toSorted((a, b) => a - b))}
      >
        <fieldset aria-label={formatHead('Package sizes in ounces')} className={classes.chips}>
          {sizesOnOffer(stored).map((size) => (
            <Chip key={size} value={String(size)} radius="md" classNames={chipClasses}>
              {formatInColumn('size', size, 'all')}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
    </Input.Wrapper>
  );
}

function VarietyNumbers({ draft, variety, onChange }: VarietyFieldsProps) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.numbers}>
      <NumberField
        label={draft.live ? 'Ready after (days)' : 'Days to harvest'}
        {...CYCLE_DAYS}
        allowDecimal={false}
        {...field.of('daysToHarvest')}
        error={draft.daysToHarvest === null ? 'Enter 0 or more' : null}
      />
      <NumberField
        label={draft.live ? 'Sellable (days)' : 'Shelf life (days)'}
        placeholder={String(DEFAULT_SHELF_LIFE_DAYS)}
        {...SHELF_LIFE_DAYS}
        allowDecimal={false}
        {...field.of('shelfLifeDays')}
        description={
          draft.live
            ? 'Days after it is ready on which you still deliver it.'
            : 'Days after the cut on which you still deliver it.'
        }
      />
      {!draft.live && (
        <NumberField
          label="Yield (oz/tray)"
          weight="yield"
          {...field.of('yieldOz')}
          description={yieldHelp(variety, draft.yieldOz)}
        />
      )}
      <NumberField label="Seed density (g/tray)" {...field.of('seedGPerTray')} />
      <NumberField label="Seed bag (lb)" weight="lb" {...field.of('bagLb')} />
      <MoneyField label="Bag cost" {...field.of('bagCost')} />
    </div>
  );
}
