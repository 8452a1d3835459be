import { Button, Table, Text } from '@mantine/core';
import { useMemo } from 'react';
import { dayLabel } from '#domain/calendar/day-label.ts';
import { orderContributions } from '#domain/reports/harvest-plan.ts';
import type { HarvestPlanRow, OrderContribution } from '#domain/reports/harvest-plan.ts';
import { useFarm } from '#state/use-farm.ts';
import { Dialog } from '#ui/dialog.tsx';
import { formatNumber, formatPercent } from '#ui/format.ts';
import classes from './harvest-plan.module.css';
import { weightIn } from './weight-unit.ts';
import type { WeightUnit } from './weight-unit.ts';

/** Which orders a harvest is for, and how much of it each takes. */
export function ContributionsDialog(props: {
  readonly opened: boolean;
  readonly row: HarvestPlanRow | null;
  readonly unit: WeightUnit;
  readonly onClose: () => void;
}) {
  const { row } = props;
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      size="lg"
      title={row === null ? '' : `${row.varietyName} — ${dayLabel(row.dateISO)}`}
      subtitle="Orders that this harvest is for"
      footer={
        <Button variant="default" onClick={props.onClose}>
          Done
        </Button>
      }
    >
      {row !== null && <Contributions row={row} unit={props.unit} />}
    </Dialog>
  );
}

function Contributions(props: { readonly row: HarvestPlanRow; readonly unit: WeightUnit }) {
  const { row, unit } = props;
  const farm = useFarm((whole) => whole);
  const contributions = useMemo(
    () => orderContributions(farm, row.dateISO, row.varietyId),
    [farm, row],
  );
  if (contributions.length === 0)
    return <Text c="dimmed">No order asks for this harvest any more.</Text>;
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table stickyHeader={false} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Order</Table.Th>
            <Table.Th>Mode</Table.Th>
            <Table.Th ta="right">Units</Table.Th>
            <Table.Th ta="right">Package (oz)</Table.Th>
            <Table.Th ta="right">Weight ({unit})</Table.Th>
            <Table.Th ta="right">Share</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {contributions.map((line, index) => (
            <ContributionRow key={index} line={line} unit={unit} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function ContributionRow(props: { readonly line: OrderContribution; readonly unit: WeightUnit }) {
  const { line, unit } = props;
  return (
    <Table.Tr>
      <Table.Td>
        <div className={classes.name}>{line.orderName}</div>
        {line.customer !== '' && <div className={classes.details}>{line.customer}</div>}
      </Table.Td>
      <Table.Td>{line.mode}</Table.Td>
      <Table.Td ta="right">{line.units === null ? '—' : formatNumber(line.units)}</Table.Td>
      <Table.Td ta="right">{line.packageOz ?? '—'}</Table.Td>
      <Table.Td ta="right">{weightIn(unit, line.weightOz)}</Table.Td>
      <Table.Td ta="right">{formatPercent(line.sharePercent, 1)}</Table.Td>
    </Table.Tr>
  );
}
