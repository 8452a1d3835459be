import { Select } from '@mantine/core';
import { sizesOnOffer } from '#ui/format-weights.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import type { ItemDraft } from './item-draft.ts';
import type { ItemFieldProps } from './item-field-props.ts';
import classes from './order-items.module.css';
import { isKnownTarget, itemUnit } from '../../list/order-weight.ts';
import type { FormAssortment } from '../use-assortment.ts';

export function TargetField(props: ItemFieldProps & { readonly slim: boolean }) {
  const { item, assortment, onChange, slim } = props;
  const options = slim ? assortment.productOptions : assortment.targetOptions;
  const value = item.target === null ? null : targetValue(item.target);
  return (
    <Select
      aria-label={slim ? 'Product' : 'Product or variety'}
      className={classes.target}
      placeholder={slim ? 'Choose a product' : 'Choose a product or variety'}
      nothingFoundMessage="No matches"
      searchable
      data-target
      data={[...unlisted(item.target, options, assortment), ...options]}
      value={value}
      allowDeselect={false}
      onChange={(picked) => {
        const target = readTarget(picked);
        if (target !== null) onChange(aimAt(item, target, assortment));
      }}
    />
  );
}

/** A line may sell what is not offered any more: it is gone, or a variety that has a product by now. */
function unlisted(
  target: ItemTarget | null,
  options: FormAssortment['targetOptions'],
  assortment: FormAssortment,
): FormAssortment['targetOptions'] {
  if (target === null) return [];
  const value = targetValue(target);
  if (options.some(({ items }) => items.some((offered) => offered.value === value))) return [];
  if (!isKnownTarget(target, assortment))
    return [{ group: 'Missing', items: [{ value, label: 'Unknown product' }] }];
  const variety = assortment.varieties.get(target.varietyId ?? '');
  return [{ group: 'Varieties', items: [{ value, label: variety?.name ?? '' }] }];
}

function targetValue(target: ItemTarget): string {
  return target.productId === undefined
    ? `variety:${target.varietyId}`
    : `product:${target.productId}`;
}

function readTarget(value: string | null): ItemTarget | null {
  if (value === null) return null;
  const id = value.slice(value.indexOf(':') + 1);
  return value.startsWith('product:') ? { productId: id } : { varietyId: id };
}

/** A new line takes the size of the product it sells; a size once picked stays. What is sold alive is sold by the tray. */
function aimAt(item: ItemDraft, target: ItemTarget, assortment: FormAssortment): ItemDraft {
  const { products } = assortment;
  const aimed = { ...item, target };
  if (itemUnit(aimed, assortment).unit === 'tray') {
    return { ...aimed, mode: 'PACKAGE', packageOz: null };
  }
  const size = target.productId && products.get(target.productId)?.packageSizeOz;
  const isOffered = size && sizesOnOffer().includes(size);
  const packageOz = item.target === null && size && isOffered ? size : item.packageOz;
  return { ...aimed, packageOz };
}
