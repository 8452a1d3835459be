import {
  CURRENCIES,
  type Currency,
  DATE_STYLES,
  NUMBER_STYLES,
  WEIGHT_SYSTEMS,
  type Region,
} from '#domain/tell/region.ts';
import { currencySign } from '#domain/tell/write-money.ts';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';
import { pageTeller } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';
import { regionExample, switchedMoney } from './region-example.ts';

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  USD: 'US dollar',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
  NZD: 'New Zealand dollar',
  GBP: 'British pound',
  EUR: 'Euro',
  CHF: 'Swiss franc',
  SEK: 'Swedish krona',
  NOK: 'Norwegian krone',
  DKK: 'Danish krone',
  PLN: 'Polish złoty',
  CZK: 'Czech koruna',
  MXN: 'Mexican peso',
  BRL: 'Brazilian real',
  ZAR: 'South African rand',
  INR: 'Indian rupee',
};

const LABELS = {
  us: 'Ounces and pounds',
  metric: 'Grams and kilograms',
  point: '1,234.5',
  comma: '1.234,5',
  space: '1\u202F234,5',
};

const options = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const WEIGHTS = options(WEIGHT_SYSTEMS, LABELS);
const DATES = options(DATE_STYLES, { us: 'Tue 11/24', 'day-first': 'Tue 24 Nov' });
const NUMBERS = options(NUMBER_STYLES, LABELS);
const MONEY = CURRENCIES.map((value) => ({
  value,
  label: `${CURRENCY_NAMES[value]} (${currencySign(value)})`,
}));

/** How the farm writes weights, money, days and numbers. Nothing that is stored changes with it. */
export function RegionSection({ draft, onChange }: SettingsFields) {
  const { weights, currency, dates, numbers } = draft;
  const region: Region = { weights, currency, dates, numbers };
  const before = pageTeller().region;
  const field = draftFields(draft, onChange);
  return (
    <SectionCard title="Units, money and dates">
      <div className={classes.fields}>
        <SelectField label="Weights" data={WEIGHTS} {...field.of('weights')} />
        <SelectField
          label="Currency"
          description={currency === before.currency ? undefined : switchedMoney(before, region)}
          inputWrapperOrder={['label', 'input', 'description']}
          data={MONEY}
          {...field.of('currency')}
        />
        <SelectField label="Days and times" data={DATES} {...field.of('dates')} />
        <SelectField label="Numbers" data={NUMBERS} {...field.of('numbers')} />
        <div className={`${classes.wide} ${classes.help}`}>{regionExample(region)}</div>
      </div>
    </SectionCard>
  );
}
