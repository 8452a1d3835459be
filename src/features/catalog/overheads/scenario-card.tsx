import { IconAlertTriangle } from '@tabler/icons-react';
import type { Catalog, OverheadScenario } from '#domain/catalog/catalog.ts';
import { overheadNote, overheadRates, type OverheadRates } from '#domain/costing/overhead-rates.ts';
import {
  type ScenarioCosts,
  scenarioCosts,
  type ModeCost,
} from '#domain/costing/overhead-scenario.ts';
import { useToday } from '#state/react/use-farm.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { Figure, SectionCard, FactList } from '#ui/page/page-parts.tsx';
import { formatCount, formatDollars, formatSentence } from '#ui/format.ts';
import classes from './overheads.module.css';
import { rateDollars, modeLabel, shownRate } from './rate-label.ts';
import { useScenario, type EditedScenario } from './use-scenario.ts';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { NumberField, type NumberFieldProps } from '#ui/fields/number-field.tsx';

export function ScenarioCard({ catalog }: { readonly catalog: Catalog }) {
  const today = useToday();
  const edited = useScenario(catalog.overheadScenario);
  const { scenario } = edited;
  const shared = { overheads: catalog.overheads, overheadScenario: scenario };
  const costs = scenarioCosts(shared);
  return (
    <SectionCard
      title="Allocation scenario"
      aside={<CsvButton fileName={`overhead-scenario-${today}.csv`} rows={() => csvOf(costs)} />}
    >
      <div className={classes.scenario}>
        <ScenarioFields edited={edited} />
        <output className={classes.results}>
          <Figure
            value={formatDollars(costs.total)}
            unit={`total over ${formatCount(scenario.months, 'month')}`}
          />
          <FactList
            facts={sharesOf(costs).map(([label, share]) => [
              label,
              share === null ? '—' : formatDollars(share),
            ])}
          />
        </output>
        <SubtotalBars costs={costs} />
      </div>
      <InProductCosts rates={overheadRates(shared)} />
    </SectionCard>
  );
}

/** What of all this goes into the cost of a product. */
function InProductCosts({ rates }: { readonly rates: OverheadRates }) {
  const hint = overheadNote(rates);
  if (hint !== null) {
    return (
      <p className={classes.hint}>
        <IconAlertTriangle size="1rem" aria-hidden /> {formatSentence(hint.text)}
      </p>
    );
  }
  const { allPerTray, perUnit, perOz } = rates;
  return (
    <p className={classes.note}>
      Product costs take {formatDollars(allPerTray)} per tray
      {perUnit !== 0 && `, ${rateDollars(perUnit)} per package`}
      {perOz !== 0 &&
        `, ${rateDollars(shownRate(perOz, 'PER_OZ'))} ${modeLabel('PER_OZ').toLowerCase()}`}
      .
    </p>
  );
}

/** What falls on one of each; null where there is nothing to share by. */
function sharesOf({ perTray, perUnit, perEvent, perOunce }: ScenarioCosts) {
  const shares: readonly (readonly [string, number | null])[] = [
    ['Per tray', perTray],
    ['Per unit', perUnit],
    ['Per event', perEvent],
    [modeLabel('PER_OZ'), perOunce && shownRate(perOunce, 'PER_OZ')],
  ];
  return shares;
}

function csvOf(costs: ScenarioCosts) {
  const { modes, total } = costs;
  return [
    ['Mode', 'Rate', 'Volume', 'Subtotal'],
    ...modes.map(({ mode, rate, volume, subtotal }) => [modeLabel(mode), rate, volume, subtotal]),
    ['Total', null, null, total],
    ...sharesOf(costs).map(([label, share]) => [`Total ${label.toLowerCase()}`, null, null, share]),
  ];
}

/** The subtotal of each mode as a bar; the two rare modes only where they are used. */
function SubtotalBars({ costs }: { readonly costs: ScenarioCosts }) {
  return (
    <BarList
      label="Subtotal per mode"
      lines={costs.modes.filter(isShown).map(({ mode, subtotal }) => ({
        key: mode,
        name: modeLabel(mode),
        parts: [{ key: mode, value: subtotal, color: 'var(--mgm-cost-overhead)' }],
        figure: formatDollars(subtotal),
      }))}
    />
  );
}

function isShown({ mode, rate, volume }: ModeCost): boolean {
  const isRare = mode === 'PER_OZ' || mode === 'PER_BATCH';
  return !isRare || rate !== 0 || volume !== 0;
}

type VolumeField = Pick<NumberFieldProps, 'label' | 'min' | 'weight' | 'description'> & {
  readonly volume: keyof OverheadScenario;
};

const FIELDS: readonly VolumeField[] = [
  { volume: 'months', label: 'Months', min: 1 },
  { volume: 'trays', label: 'Trays', min: 0 },
  { volume: 'units', label: 'Units', min: 0 },
  { volume: 'events', label: 'Events', min: 0 },
  { volume: 'ounces', label: 'Ounces', weight: 'oz', min: 0, description: 'Optional' },
  { volume: 'batches', label: 'Batches', min: 0, description: 'Optional' },
];

/** The volumes that overheads are spread over. They are kept when the focus leaves them all. */
function ScenarioFields({ edited }: { readonly edited: EditedScenario }) {
  const { draft, change, keep } = edited;
  return (
    <SubmitForm aria-label="Volumes" className={classes.halves} onSubmit={keep}>
      {FIELDS.map(({ volume, ...look }) => (
        <NumberField
          key={volume}
          {...look}
          thousandSeparator=","
          placeholder={String(look.min)}
          value={draft[volume]}
          onChange={(value, isRefused) => change(volume, value, isRefused)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.form?.contains(relatedTarget)) keep();
          }}
        />
      ))}
      {/* Enter keeps the volumes, too. */}
      <button type="submit" hidden />
    </SubmitForm>
  );
}
