import { Card, Table } from '@mantine/core';
import { memo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { formatNumber } from '#ui/format.ts';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import { CalibrationCell } from '../calibration/calibration-cell.tsx';
import type { VarietyActions } from './use-variety-dialogs.tsx';
import { VarietyLink } from '../page/variety-link.tsx';
import { VarietyMenu } from './variety-menu.tsx';
import classes from './variety-table.module.css';

export interface VarietyListProps {
  readonly varieties: readonly Variety[];
  readonly today: IsoDate;
  readonly actions: VarietyActions;
}

/** The varieties as a table. */
export function VarietyTable({ varieties, today, actions }: VarietyListProps) {
  return (
    <Card padding={0}>
      <Table aria-label="Varieties" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Variety</Table.Th>
            <Table.Th ta="right">Avg yield (oz/tray)</Table.Th>
            <Table.Th>Calibration</Table.Th>
            <Table.Th ta="right">DTH</Table.Th>
            <Table.Th className={classes.notes}>Notes</Table.Th>
            <Table.Th ta="right">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <VirtualRows
          rows={varieties}
          rowHeight={44}
          columns={6}
          renderRow={(variety) => (
            <VarietyRow key={variety.id} variety={variety} today={today} actions={actions} />
          )}
        />
      </Table>
    </Card>
  );
}

const VarietyRow = memo(function VarietyRow(props: {
  readonly variety: Variety;
  readonly today: IsoDate;
  readonly actions: VarietyActions;
}) {
  const { variety, today, actions } = props;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.name}>
        <VarietyLink variety={variety} />
      </Table.Td>
      <Table.Td ta="right">{formatNumber(effectiveYield(variety), 2)}</Table.Td>
      <Table.Td className={classes.calibration}>
        <CalibrationCell variety={variety} today={today} />
      </Table.Td>
      <Table.Td ta="right">{variety.daysToHarvest}</Table.Td>
      <Table.Td className={classes.notes}>
        <span className={classes.noteText}>{variety.notes}</span>
      </Table.Td>
      <Table.Td ta="right" className={classes.menu}>
        <VarietyMenu variety={variety} actions={actions} />
      </Table.Td>
    </Table.Tr>
  );
});
