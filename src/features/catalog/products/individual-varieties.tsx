import { Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { formatCount, formatNumber } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import { VarietyLink } from '../varieties/page/variety-link.tsx';
import classes from './mix-table.module.css';

/** Every variety as a product of its own; the list follows the varieties by itself. */
export function IndividualVarieties() {
  const varieties = useFarm(selectVarietiesByName);
  const today = useToday();
  const isNarrow = useIsNarrow();
  const List = isNarrow ? VarietyItems : VarietyRows;
  const rows = () => [
    ['Variety', 'Package sizes (oz)', 'Avg yield (oz/tray)', 'Days to harvest'],
    ...varieties.map((variety) => [
      variety.name,
      variety.packSizes.join(', '),
      Number(effectiveYield(variety).toFixed(2)),
      variety.daysToHarvest,
    ]),
  ];
  return (
    <SectionCard
      title="Individual Varieties"
      flush
      aside={
        varieties.length > 0 && (
          <CsvButton fileName={`individual-varieties-${today}.csv`} rows={rows} />
        )
      }
    >
      {varieties.length === 0 ? (
        <EmptyState
          title="No varieties yet"
          hint="Every variety you add is listed here as a product by itself."
          action={
            <Button component={Link} to={routePaths.varieties} variant="default">
              Go to varieties
            </Button>
          }
        />
      ) : (
        <List varieties={varieties} />
      )}
    </SectionCard>
  );
}

const sizesOf = ({ packSizes }: Variety) => `${packSizes.join(', ')} oz`;

function VarietyItems({ varieties }: { readonly varieties: readonly Variety[] }) {
  return (
    <ul className={classes.list}>
      {varieties.map((variety) => (
        <li key={variety.id} className={classes.item}>
          <div className={classes.text}>
            <VarietyLink variety={variety} className={classes.link} />
            <span className={classes.size}>
              {sizesOf(variety)}, {formatCount(variety.daysToHarvest, 'day')} to harvest
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function VarietyRows({ varieties }: { readonly varieties: readonly Variety[] }) {
  return (
    <Table aria-label="Individual Varieties">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Variety</Table.Th>
          <Table.Th>Package sizes</Table.Th>
          <Table.Th ta="right">Avg yield (oz/tray)</Table.Th>
          <Table.Th ta="right">Days to harvest</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <VirtualRows
        rows={varieties}
        rowHeight={41}
        columns={4}
        renderRow={(variety) => (
          <Table.Tr key={variety.id}>
            <Table.Td>
              <VarietyLink variety={variety} />
            </Table.Td>
            <Table.Td>{sizesOf(variety)}</Table.Td>
            <Table.Td ta="right">{formatNumber(effectiveYield(variety), 2)}</Table.Td>
            <Table.Td ta="right">{variety.daysToHarvest}</Table.Td>
          </Table.Tr>
        )}
      />
    </Table>
  );
}
