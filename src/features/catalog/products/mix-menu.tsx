import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';

export interface MixListActions {
  readonly onEdit: (mix: MixProduct) => void;
  readonly onClone: (mix: MixProduct) => void;
  readonly onDelete: (mix: MixProduct) => void;
}

/** What can be done to one mix. */
export function MixMenu(props: MixListActions & { readonly mix: MixProduct }) {
  const { mix, onEdit, onClone, onDelete } = props;
  return (
    <RowMenu
      label={`Actions for ${mix.name}`}
      items={[
        { label: 'Edit', icon: <IconPencil size="1rem" />, onClick: () => onEdit(mix) },
        { label: 'Clone', icon: <IconCopy size="1rem" />, onClick: () => onClone(mix) },
        {
          label: 'Delete',
          icon: <IconTrash size="1rem" />,
          onClick: () => onDelete(mix),
          danger: true,
        },
      ]}
    />
  );
}
