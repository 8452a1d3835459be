import { roundTo } from '#domain/units/rounding.ts';
import { formatYieldFigure, listSizes } from '#ui/format-weights.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Variety, effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { BadgedVarietyLink, CatalogVariety } from '../varieties/page/catalog-variety.tsx';
import classes from './sold-lists.module.css';
import { PricedList } from './priced-list.tsx';
import type { PricedThing } from './prices/price-draft.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

const ROW_HEIGHT = 41;
const ITEM_HEIGHT = 66;

/** Every variety as a product of its own; the list follows the varieties by itself. */
export function IndividualVarieties() {
  const varieties = useFarm(selectVarietiesByName);
  return (
    <PricedList
      title="Individual Varieties"
      label="Individual Varieties"
      csvName="individual-varieties"
      columns={COLUMNS}
      records={varieties}
      thingOf={thingOf}
      rowHeight={ROW_HEIGHT}
      narrow={{ height: ITEM_HEIGHT, draw: varietyItem }}
      empty={{
        title: 'No varieties yet',
        hint: 'Every variety is also a product and appears here.',
        action: (
          <PlainButton component={Link} to={routePaths.varieties}>
            Go to varieties
          </PlainButton>
        ),
      }}
    />
  );
}

const sizesOf = ({ packSizes }: Variety) => packSizes.join(', ');
const sizesText = (variety: Variety) =>
  variety.live === true ? 'tray' : listSizes(variety.packSizes);

const COLUMNS: readonly RecordColumn<Variety>[] = [
  valueColumn('Variety', ({ name }) => name, {
    cell: (variety) => <BadgedVarietyLink variety={variety} />,
  }),
  {
    head: 'Package sizes',
    cell: sizesText,
    sortBy: sizesOf,
    csv: (variety) => (variety.live === true ? 'tray' : sizesOf(variety)),
    csvHead: 'Package sizes (oz)',
  },
  {
    head: 'Avg yield (oz/tray)',
    numeric: true,
    cell: (variety) => (variety.live === true ? '—' : formatYieldFigure(effectiveYield(variety))),
    sortBy: effectiveYield,
    csv: (variety) => (variety.live === true ? '' : roundTo(effectiveYield(variety), 2)),
  },
  valueColumn('Days to harvest', ({ daysToHarvest }) => daysToHarvest, { numeric: true }),
];

function thingOf({ id, name, packSizes, live }: Variety): PricedThing {
  const target = { varietyId: id };
  return live === true ? { name, target, sizes: [1], live } : { name, target, sizes: packSizes };
}

const varietyItem = (variety: Variety, price: ReactNode) => (
  <>
    <CatalogVariety variety={variety} className={classes.link} />
    <span className={classes.size}>
      {sizesText(variety)}, {formatCount(variety.daysToHarvest, 'day')}{' '}
      {variety.live === true ? 'to ready' : 'to harvest'}
    </span>
    {price}
  </>
);
