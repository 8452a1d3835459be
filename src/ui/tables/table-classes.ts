import { Table } from '@mantine/core';
import theme from '../theme/theme.module.css';

const { classes } = Table;

/**
 * How the kit's tables look, for rows and cells that are plain elements: a table has hundreds of them, and one
 * made by the kit takes several times as long to draw.
 */
export const tableClasses = {
  row: classes['tr'],
  cell: `${classes['td']} ${theme.td}`,
  head: `${classes['th']} ${theme.th}`,
};
