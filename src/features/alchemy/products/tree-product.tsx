import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import type { RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { cogLabel } from './cost-summary.tsx';
import classes from './product-tree.module.css';

export interface TreeProductProps {
  readonly product: ProProduct;
  readonly costs: ReadonlyMap<string, RecipeCost>;
  readonly unsavedIds: ReadonlySet<string>;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

export function TreeProduct(props: TreeProductProps) {
  const { product, costs, unsavedIds, selectedId, onSelect } = props;
  const cost = costs.get(product.id);
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
          {cost?.isComplete === false && (
            <span className={classes.warn}>
              <IconAlertTriangle size="0.875rem" aria-hidden /> Cost incomplete
            </span>
          )}
        </span>
      </span>
      {cost !== undefined && (
        <span className={classes.cost}>
          {cogLabel(cost)}
          <span className={classes.per}> / {product.unit}</span>
        </span>
      )}
    </button>
  );
}
