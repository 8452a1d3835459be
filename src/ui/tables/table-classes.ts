import { Table } from '@mantine/core';
import theme from '../theme/theme.module.css';

const { classes } = Table;

/** The looks of the kit's tables for plain elements: one made by the kit takes several times as long to draw. */
export const tableClasses = {
  row: classes['tr'],
  cell: `${classes['td']} ${theme.td}`,
  head: `${classes['th']} ${theme.th}`,
};
