import type { InventoryLine } from '#domain/reports/inventory-line.ts';
import classes from './inventory.module.css';

/** What a line is called; seed of the vault says so, since a seed material may have its name. */
export function StockName({ line }: { readonly line: InventoryLine }) {
  return (
    <>
      {line.name}
      {line.inVault && <span className={classes.vault}> (vault)</span>}
    </>
  );
}
