import { Link } from 'react-router';
import type { InventoryLine } from '#domain/reports/inventory-line.ts';
import { Anchor } from '#ui/kit/plain-parts.tsx';
import { fixLink } from '#ui/notices/fix-link.ts';
import { routePaths } from '#ui/route-paths.ts';
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

/** The same as the way to where it is kept. */
export function MaterialName({ line }: { readonly line: InventoryLine }) {
  const { materialId, inVault } = line;
  return (
    <Anchor
      component={Link}
      to={inVault ? routePaths.seedVault : fixLink({ to: 'material', id: materialId }).path}
      state={{ origin: routePaths.inventorySnapshot }}
      c="inherit"
      fw={500}
    >
      <StockName line={line} />
    </Anchor>
  );
}
