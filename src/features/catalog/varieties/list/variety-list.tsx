import { IconScale } from '@tabler/icons-react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { nextVarietySort, varietySorting, type VarietySort } from './list-varieties.ts';
import { useDeleteSold } from '../../use-delete-sold.ts';
import { VARIETY_COLUMNS, VarietyCard } from './variety-columns.tsx';
import classes from './variety-list.module.css';
import { deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';

const ROW_HEIGHT = 44;
const CARD_HEIGHT = 108;

/** The varieties with what can be done to each; a click on a head sorts them. */
export function VarietyList(props: {
  readonly varieties: readonly Variety[];
  readonly sort: VarietySort;
  readonly onSort: (sort: VarietySort) => void;
  readonly onEdit: (variety: Variety) => void;
  readonly onCalibrate: (variety: Variety) => void;
}) {
  const { varieties, sort, onSort, onEdit, onCalibrate } = props;
  const remove = useDeleteSold('variety');
  return (
    <RecordTable
      label="Varieties"
      columns={VARIETY_COLUMNS}
      records={varieties}
      sort={{
        sorting: varietySorting(sort),
        onSort: (head) => onSort(nextVarietySort(sort, head)),
      }}
      idOf={(variety) => variety.id}
      nameOf={(variety) => variety.name}
      menuOf={(variety) => [
        menuItem('Calibrate', IconScale, () => onCalibrate(variety)),
        editItem(() => onEdit(variety)),
        deleteItem(() => void remove(variety)),
      ]}
      className={classes.table}
      rowHeight={ROW_HEIGHT}
      narrow={{
        as: 'cards',
        height: CARD_HEIGHT,
        draw: (variety) => <VarietyCard variety={variety} />,
      }}
    />
  );
}
