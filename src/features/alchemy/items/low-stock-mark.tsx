import { IconAlertTriangle } from '@tabler/icons-react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { isLowStock } from '#domain/alchemy/items/low-stock.ts';
import classes from './items.module.css';

export function LowStockMark({ item }: { readonly item: ProItem }) {
  if (!isLowStock(item)) return null;
  return (
    <span className={classes.low}>
      <IconAlertTriangle size="0.875rem" aria-hidden />
      Low stock
    </span>
  );
}
