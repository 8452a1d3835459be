import { writeNumber } from '#ui/fields/write-number.ts';
import { fieldUnit } from '#ui/fields/weight-in-field.ts';
import { moneyAround } from '#domain/tell/write-money.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { Switch } from '@mantine/core';
import type { PowderDraft } from '#domain/alchemy/items/pro-item-draft.ts';
import { draftPowderCost } from '#domain/alchemy/items/pro-item-cost.ts';
import { POWDER_DEFAULTS } from '#domain/alchemy/items/powder-cost.ts';
import { withPowderDefaults } from '#domain/alchemy/items/powder-start.ts';
import { useFarmNow } from '#state/react/use-farm.ts';
import { formatDollars, formatNumber, pageTeller } from '#ui/format.ts';
import type { ItemFieldsProps } from './use-item-form.ts';
import classes from './items.module.css';

type PowderNumber = keyof typeof POWDER_DEFAULTS;

const FIELDS: readonly {
  readonly field: PowderNumber;
  readonly label: string;
  readonly isMoney?: true;
  readonly weight?: 'oz';
  readonly suffix?: string;
}[] = [
  { field: 'freshCostPerTrayUSD', label: 'Fresh cost per tray', isMoney: true },
  { field: 'harvestOzPerTray', label: 'Harvest per tray', suffix: ' oz', weight: 'oz' },
  { field: 'powderYieldPct', label: 'Powder yield', suffix: '%' },
  { field: 'freezeCycleCostUSD', label: 'Freeze cycle cost', isMoney: true },
  { field: 'traysPerCycleAllocated', label: 'Trays per cycle' },
];

export function PowderFields({ draft, onChange }: ItemFieldsProps) {
  const { powder } = draft;
  const farmNow = useFarmNow();
  const start = () => {
    const farm = farmNow();
    const variety = farm.varieties.find(({ id }) => id === draft.varietyId);
    onChange({ powder: withPowderDefaults(powder, variety, farm) });
  };
  const change = (more: Partial<PowderDraft>) => onChange({ powder: { ...powder, ...more } });
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
          {FIELDS.map((one) => {
            const { field, label, isMoney, ...look } = one;
            const Field = isMoney ? MoneyField : NumberField;
            return (
              <Field
                key={field}
                label={label}
                {...look}
                {...(isMoney && { minDecimals: 0, thousandSeparator: undefined })}
                decimalScale={4}
                placeholder={startOf(one)}
                value={powder[field]}
                onChange={(value) => change({ [field]: value })}
              />
            );
          })}
          <PowderPreview draft={draft} />
        </div>
      )}
    </fieldset>
  );
}

/** What a field begins with, shown while it is empty. */
function startOf({ field, isMoney, weight, suffix = '' }: (typeof FIELDS)[number]): string {
  const start = POWDER_DEFAULTS[field];
  if (!isMoney)
    return writeNumber(start, { weight, suffix: weight ? ` ${fieldUnit(weight)}` : suffix });
  const around = moneyAround(pageTeller().region);
  return `${around.prefix}${formatNumber(start, 'all')}${around.suffix}`;
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
