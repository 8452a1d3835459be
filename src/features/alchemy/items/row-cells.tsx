import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  NameField,
  ReorderField,
  StockField,
  SupplierField,
  TypeField,
  UnitCostField,
  UnitField,
  type RowFieldsProps,
} from './row-fields.tsx';
import classes from './items.module.css';

interface RowLayoutProps {
  readonly fields: RowFieldsProps;
  /** Under the stock. */
  readonly stockMark?: ReactNode;
  readonly actions: ReactNode;
}

/** The heads over the cells of an item. */
export const ROW_HEADS = [
  { head: 'Name' },
  { head: 'Type' },
  { head: 'Unit' },
  { head: 'Unit Cost', numeric: true },
  { head: 'Stock', numeric: true },
  { head: 'Reorder Pt', numeric: true },
  { head: 'Supplier' },
  { head: 'Actions', numeric: true },
] as const;

/** The fields of an item as cells of a row, stored or new. */
export function RowCells({ fields, stockMark, actions }: RowLayoutProps) {
  const cells: Readonly<Record<(typeof ROW_HEADS)[number]['head'], ReactNode>> = {
    Name: <NameField {...fields} />,
    Type: <TypeField {...fields} />,
    Unit: <UnitField {...fields} />,
    'Unit Cost': <UnitCostField {...fields} />,
    Stock: (
      <>
        <StockField {...fields} />
        {stockMark}
      </>
    ),
    'Reorder Pt': <ReorderField {...fields} />,
    Supplier: <SupplierField {...fields} />,
    Actions: actions,
  };
  return ROW_HEADS.map(({ head }) => <Table.Td key={head}>{cells[head]}</Table.Td>);
}

/** The same fields one under the other in a card, each with its label. */
export function CardCells({ fields, stockMark, actions }: RowLayoutProps) {
  const labelled = { ...fields, labelled: true };
  return (
    <>
      <NameField {...labelled} />
      <div className={classes.pair}>
        <TypeField {...labelled} />
        <UnitField {...labelled} />
      </div>
      <div className={classes.triple}>
        <UnitCostField {...labelled} />
        <div>
          <StockField {...labelled} />
          {stockMark}
        </div>
        <ReorderField {...labelled} />
      </div>
      <SupplierField {...labelled} />
      {actions}
    </>
  );
}
