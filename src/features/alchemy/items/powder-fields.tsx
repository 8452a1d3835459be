import { Switch } from '@mantine/core';
import type { PowderDraft } from '#domain/alchemy/items/pro-item-draft.ts';
import { draftPowderCost } from '#domain/alchemy/items/pro-item-cost.ts';
import { POWDER_DEFAULTS } from '#domain/alchemy/items/powder-cost.ts';
import { withPowderDefaults } from '#domain/alchemy/items/powder-start.ts';
import { useFarmNow } from '#state/react/use-farm.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import classes from './items.module.css';

type PowderNumber = keyof typeof POWDER_DEFAULTS;

const FIELDS: readonly {
  readonly field: PowderNumber;
  readonly label: string;
  readonly prefix?: string;
  readonly suffix?: string;
}[] = [
  { field: 'freshCostPerTrayUSD', label: 'Fresh cost per tray', prefix: '$' },
  { field: 'harvestOzPerTray', label: 'Harvest per tray', suffix: ' oz' },
  { field: 'powderYieldPct', label: 'Powder yield', suffix: '%' },
  { field: 'freezeCycleCostUSD', label: 'Freeze cycle cost', prefix: '$' },
  { field: 'traysPerCycleAllocated', label: 'Trays per cycle' },
];

/** The cost of a powder from its trays and its dryer cycle, seen while it is typed. */
export function PowderFields({ draft, onChange }: ItemFieldsProps) {
  const { powder } = draft;
  const farmNow = useFarmNow();
  const start = () => {
    const farm = farmNow();
    const variety = farm.varieties.find(({ id }) => id === draft.varietyId);
    onChange({ ...draft, powder: withPowderDefaults(powder, variety, farm) });
  };
  const change = (more: Partial<PowderDraft>) =>
    onChange({ ...draft, powder: { ...powder, ...more } });
  return (
    <fieldset className={classes.powder}>
      <legend>
        <Switch
          label="Calculate from a dryer cycle"
          checked={powder.enabled}
          onChange={(event) => (event.currentTarget.checked ? start() : change({ enabled: false }))}
        />
      </legend>
      {powder.enabled && (
        <div className={classes.fields}>
          {FIELDS.map(({ field, label, prefix = '', suffix = '' }) => (
            <NumberField
              key={field}
              label={label}
              prefix={prefix}
              suffix={suffix}
              decimalScale={4}
              min={0}
              placeholder={`${prefix}${POWDER_DEFAULTS[field]}${suffix}`}
              value={powder[field]}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
          <PowderPreview draft={draft} />
        </div>
      )}
    </fieldset>
  );
}

function PowderPreview({ draft }: Pick<ItemFieldsProps, 'draft'>) {
  const cost = draftPowderCost(draft);
  return (
    <output className={classes.preview} aria-label="Powder cost">
      {cost === null ? (
        'Enter trays, harvest and yield above 0 and a weight unit to calculate the cost.'
      ) : (
        <>
          <strong className={classes.figure}>
            {formatDollars(cost.unitCost, 4)} / {draft.unit}
          </strong>{' '}
          {formatDollars(cost.cycleUSD, 4)} per cycle for {formatNumber(cost.amount, 4)}{' '}
          {draft.unit} of powder
        </>
      )}
    </output>
  );
}
