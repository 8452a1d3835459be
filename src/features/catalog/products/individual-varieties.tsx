import { roundTo } from '#domain/units/rounding.ts';
import { formatYieldFigure, listSizes } from '#ui/format-weights.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type Variety, effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { EmptyState, SectionCard } from '#ui/page/page-parts.tsx';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { csvRows, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordList } from '#ui/tables/record-list.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { BadgedVarietyLink, CatalogVariety } from '../varieties/page/catalog-variety.tsx';
import classes from './mix-table.module.css';
import { PriceButton, priceColumn } from './prices/price-button.tsx';
import type { PricedThing } from './prices/price-draft.ts';
import { PricesDialog } from './prices/prices-dialog.tsx';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

const ROW_HEIGHT = 41;
const ITEM_HEIGHT = 66;

/** Every variety as a product of its own; the list follows the varieties by itself. */
export function IndividualVarieties() {
  const varieties = useFarm(selectVarietiesByName);
  const today = useToday();
  const prices = useDialogTarget<Variety>();
  const { open } = prices;
  const columns = useMemo(
    () => [...COLUMNS, priceColumn((variety: Variety) => thingOf(variety), open)],
    [open],
  );
  const sort = useRecordSorting(varieties, columns);
  return (
    <SectionCard
      title="Individual Varieties"
      flush
      aside={
        varieties.length > 0 && (
          <CsvButton
            fileName={`individual-varieties-${today}.csv`}
            rows={() => csvRows(COLUMNS, sort.records)}
          />
        )
      }
    >
      {varieties.length === 0 ? (
        <EmptyState
          title="No varieties yet"
          hint="Every variety is also a product and appears here."
          action={
            <PlainButton component={Link} to={routePaths.varieties}>
              Go to varieties
            </PlainButton>
          }
        />
      ) : (
        <RecordList
          label="Individual Varieties"
          columns={columns}
          records={sort.records}
          sort={sort}
          idOf={(variety) => variety.id}
          rowHeight={ROW_HEIGHT}
          narrow={{
            as: 'rows',
            height: ITEM_HEIGHT,
            draw: (variety) => varietyItem(variety, () => open(variety)),
          }}
        />
      )}
      <PricesDialog dialog={prices} thingOf={thingOf} />
    </SectionCard>
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

const varietyItem = (variety: Variety, onPrices: () => void) => (
  <>
    <CatalogVariety variety={variety} className={classes.link} />
    <span className={classes.size}>
      {sizesText(variety)}, {formatCount(variety.daysToHarvest, 'day')}{' '}
      {variety.live === true ? 'to ready' : 'to harvest'}
    </span>
    <PriceButton thing={thingOf(variety)} onOpen={onPrices} />
  </>
);
