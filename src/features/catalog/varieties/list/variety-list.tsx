import { IconScale } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { nextVarietySort, varietySorting, type VarietySort } from './list-varieties.ts';
import type { VarietyActions } from './use-variety-dialogs.tsx';
import { VARIETY_COLUMNS, VarietyCard } from './variety-columns.tsx';
import classes from './variety-list.module.css';
import { deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';

const ROW_HEIGHT = 44;
const CARD_HEIGHT = 108;

/** The varieties with what can be done to each; a click on a head sorts them. */
export const VarietyList = memo(function VarietyList(props: {
  readonly varieties: readonly Variety[];
  readonly sort: VarietySort;
  readonly onSort: (sort: VarietySort) => void;
  readonly actions: VarietyActions;
}) {
  const { varieties, sort, onSort, actions } = props;
  const menuOf = useMemo(() => menuFor(actions), [actions]);
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
      menuOf={menuOf}
      className={classes.table}
      rowHeight={ROW_HEIGHT}
      narrow={{
        as: 'cards',
        height: CARD_HEIGHT,
        draw: (variety) => <VarietyCard variety={variety} />,
      }}
    />
  );
});

const menuFor = (actions: VarietyActions) => (variety: Variety) => [
  menuItem('Calibrate', IconScale, () => actions.calibrate(variety)),
  editItem(() => actions.edit(variety)),
  deleteItem(() => actions.remove(variety)),
];
