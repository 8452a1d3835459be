import {
  MAX_CYCLE_DAYS,
  DEFAULT_SHELF_LIFE_DAYS,
  MAX_SHELF_LIFE_DAYS,
} from '#domain/catalog/varieties/variety.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import classes from '../editor/variety-fields.module.css';
import type { VarietyFieldsProps } from '../editor/variety-fields-props.ts';
import { yieldHelp } from '../calibration/yield-help.ts';

/** The numbers of a variety: how long, how much, from how much seed, at which price. */
export function VarietyNumbers({ draft, variety, onChange }: VarietyFieldsProps) {
  return (
    <div className={classes.numbers}>
      <NumberField
        label={draft.live ? 'Ready after (days)' : 'Days to harvest'}
        min={0}
        max={MAX_CYCLE_DAYS}
        allowDecimal={false}
        value={draft.daysToHarvest}
        onChange={(daysToHarvest) => onChange({ daysToHarvest })}
        error={draft.daysToHarvest === null ? 'Enter 0 or more' : null}
      />
      <NumberField
        label={draft.live ? 'Sellable (days)' : 'Shelf life (days)'}
        placeholder={String(DEFAULT_SHELF_LIFE_DAYS)}
        min={0}
        max={MAX_SHELF_LIFE_DAYS}
        allowDecimal={false}
        value={draft.shelfLifeDays}
        onChange={(shelfLifeDays) => onChange({ shelfLifeDays })}
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
          value={draft.yieldOz}
          onChange={(yieldOz) => onChange({ yieldOz })}
          description={yieldHelp(variety, draft.yieldOz)}
        />
      )}
      <NumberField
        label="Seed density (g/tray)"
        min={0}
        value={draft.seedGPerTray}
        onChange={(seedGPerTray) => onChange({ seedGPerTray })}
      />
      <NumberField
        label="Seed bag (lb)"
        weight="lb"
        min={0}
        value={draft.bagLb}
        onChange={(bagLb) => onChange({ bagLb })}
      />
      <MoneyField
        label="Bag cost"
        min={0}
        value={draft.bagCost}
        onChange={(bagCost) => onChange({ bagCost })}
      />
    </div>
  );
}
