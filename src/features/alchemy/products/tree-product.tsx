import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ProItem, ProProduct } from '#domain/alchemy/alchemy.ts';
import { recipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { cogLabel } from './cost-summary.tsx';
import classes from './product-tree.module.css';

export interface TreeProductProps {
  readonly product: ProProduct;
  readonly itemsById: ReadonlyMap<string, ProItem>;
  readonly unsavedIds: ReadonlySet<string>;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

export function TreeProduct(props: TreeProductProps) {
  const { product, itemsById, unsavedIds, selectedId, onSelect } = props;
  const cost = useMemo(
    () => recipeCost(product.recipe, product.batchOutputQty, itemsById),
    [product, itemsById],
  );
  return (
    <button
      type="button"
      className={classes.product}
      data-inactive={!product.active || undefined}
      aria-current={selectedId === product.id || undefined}
      onClick={() => onSelect(product.id)}
    >
      <span className={classes.productText}>
        <span className={classes.name}>{product.name}</span>
        <span className={classes.marks}>
          {!product.active && <span>Inactive</span>}
          {unsavedIds.has(product.id) && (
            <span className={classes.warn}>
              <IconPencil size="0.875rem" aria-hidden /> Unsaved
            </span>
          )}
          {!cost.isComplete && (
            <span className={classes.warn}>
              <IconAlertTriangle size="0.875rem" aria-hidden /> Cost incomplete
            </span>
          )}
        </span>
      </span>
      <span className={classes.cost}>
        {cogLabel(cost)}
        <span className={classes.per}> / {product.unit}</span>
      </span>
    </button>
  );
}
