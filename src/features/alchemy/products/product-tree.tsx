import { deleteItem, editItem, menuItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { IconChevronDown, IconChevronRight, IconPencil, IconPlus } from '@tabler/icons-react';
import type { Alchemy, ProCategory, ProProduct, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import type { NewProductPlace } from '#domain/alchemy/products/product-save-problem.ts';
import { productTree, type CategoryBranch } from '#domain/alchemy/products/product-tree.ts';
import type { GroupTarget, StoredGroup } from './group-dialog.tsx';
import classes from './product-tree.module.css';
import { TreeProduct, type TreeProductProps } from './tree-product.tsx';

export interface TreeActions {
  /** Adds a category or subgroup, or opens one that is there. */
  readonly onOpenGroup: (target: GroupTarget) => void;
  readonly onAddProduct: (place: NewProductPlace) => void;
  readonly onDeleteGroup: (target: StoredGroup) => void;
}

export interface ProductTreeProps extends TreeActions, Omit<TreeProductProps, 'product'> {
  readonly alchemy: Alchemy;
}

export function ProductTree(props: ProductTreeProps) {
  const branches = useMemo(() => productTree(props.alchemy), [props.alchemy]);
  return (
    <ul className={classes.tree} aria-label="Products by category">
      {branches.map((branch) => (
        <li key={branch.category?.id ?? ''}>
          <CategoryNode branch={branch} {...props} />
        </li>
      ))}
    </ul>
  );
}

function CategoryNode(props: ProductTreeProps & { readonly branch: CategoryBranch }) {
  const { branch } = props;
  const { category } = branch;
  return (
    <TreeNode
      name={category?.name ?? 'Without category'}
      count={countOf(branch)}
      level="category"
      menu={category === null ? [] : categoryMenu(category, props)}
    >
      {branch.subgroups.map(({ subgroup, products }) => (
        <li key={subgroup.id}>
          <TreeNode
            name={subgroup.name}
            count={products.length}
            level="subgroup"
            menu={subgroupMenu(subgroup, props)}
          >
            <Products products={products} {...props} />
          </TreeNode>
        </li>
      ))}
      <Products products={branch.products} {...props} />
    </TreeNode>
  );
}

function Products({
  products,
  ...props
}: ProductTreeProps & { readonly products: readonly ProProduct[] }) {
  return products.map((product) => (
    <li key={product.id}>
      <TreeProduct {...props} product={product} />
    </li>
  ));
}

function TreeNode(props: {
  readonly name: string;
  readonly count: number;
  readonly level: 'category' | 'subgroup';
  readonly menu: readonly RowMenuItem[];
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(true);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <div className={classes.node} data-level={props.level}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron size="1rem" aria-hidden />
          <span className={classes.name}>{props.name}</span>
          <span className={classes.count}>{props.count}</span>
        </button>
        {props.menu.length > 0 && (
          <RowMenu label={`Actions for ${props.name}`} items={props.menu} />
        )}
      </div>
      {isOpen && <ul className={classes.children}>{props.children}</ul>}
    </>
  );
}

function countOf({ subgroups, products }: CategoryBranch): number {
  return products.length + subgroups.reduce((sum, one) => sum + one.products.length, 0);
}

function categoryMenu(group: ProCategory, props: ProductTreeProps): readonly RowMenuItem[] {
  const { subgroups, products } = props.alchemy;
  const { id: categoryId } = group;
  const isUsed = [...subgroups, ...products].some((one) => one.categoryId === categoryId);
  const target = { kind: 'category', group } as const;
  return [
    menuItem('Add product', IconPlus, () => props.onAddProduct({ categoryId, subgroupId: null })),
    menuItem('Add subgroup', IconPlus, () => props.onOpenGroup({ kind: 'new', categoryId })),
    menuItem('Rename', IconPencil, () => props.onOpenGroup(target)),
    deleteItem(() => props.onDeleteGroup(target), 'Delete', {
      disabledReason: isUsed ? 'Only an empty category can be deleted.' : undefined,
    }),
  ];
}

function subgroupMenu(group: ProSubgroup, props: ProductTreeProps): readonly RowMenuItem[] {
  const { id: subgroupId, categoryId } = group;
  const target = { kind: 'subgroup', group } as const;
  return [
    menuItem('Add product', IconPlus, () => props.onAddProduct({ categoryId, subgroupId })),
    editItem(() => props.onOpenGroup(target)),
    deleteItem(() => props.onDeleteGroup(target)),
  ];
}
