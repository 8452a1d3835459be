import { draftFields } from '#ui/editing/draft-fields.ts';
import {
  CYCLE_DAYS,
  DEFAULT_SHELF_LIFE_DAYS,
  SHELF_LIFE_DAYS,
} from '#domain/catalog/varieties/variety.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import classes from '../editor/variety-fields.module.css';
import type { VarietyFieldsProps } from '../editor/variety-fields-props.ts';
import { yieldHelp } from '../calibration/yield-help.ts';

/** The numbers of a variety: how long, how much, from how much seed, at which price. */
export function VarietyNumbers({ draft, variety, onChange }: VarietyFieldsProps) {
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
          min={0}
          {...field.of('yieldOz')}
          description={yieldHelp(variety, draft.yieldOz)}
        />
      )}
      <NumberField label="Seed density (g/tray)" min={0} {...field.of('seedGPerTray')} />
      <NumberField label="Seed bag (lb)" weight="lb" min={0} {...field.of('bagLb')} />
      <MoneyField label="Bag cost" min={0} {...field.of('bagCost')} />
    </div>
  );
}
