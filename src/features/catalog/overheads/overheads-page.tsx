import { Stack, Title } from '@mantine/core';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { words } from './words.ts';

const selectCatalog = (farm: FarmDocument) => farm.catalog;

/** Costs that come back every month, and the bills that arrived. */
export function OverheadsPage() {
  const { overheads, overheadLogs } = useFarm(selectCatalog);
  return (
    <>
      <PageHeader title="Overhead Catalog" />
      <Stack gap="lg">
        <Title order={2}>Recurring budgets</Title>
        <RecordTable
          label="Recurring budgets"
          records={overheads}
          idOf={(one) => one.id}
          empty={{
            title: 'No budgets yet.',
            hint: 'Rent, power, water and labor belong here; they are spread over the trays and packages they serve.',
          }}
          columns={[
            { head: 'Name', cell: (one) => one.name },
            { head: 'Category', cell: (one) => words(one.category) },
            { head: 'Mode', cell: (one) => words(one.mode) },
            { head: 'Cost', numeric: true, cell: (one) => formatDollars(one.cost) },
          ]}
        />
        <Title order={2}>Bills</Title>
        <RecordTable
          label="Bills"
          records={overheadLogs}
          idOf={(bill) => bill.id}
          empty={{ title: 'No bills recorded for this period yet.' }}
          columns={[
            { head: 'Name', cell: (bill) => bill.name },
            { head: 'Category', cell: (bill) => words(bill.category) },
            { head: 'Month', numeric: true, cell: (bill) => `${bill.month}/${bill.year}` },
            { head: 'Amount', numeric: true, cell: (bill) => formatDollars(bill.amount) },
          ]}
        />
      </Stack>
    </>
  );
}
