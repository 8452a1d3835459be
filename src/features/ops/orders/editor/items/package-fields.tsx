import { NativeSelect } from '@mantine/core';
import { PACKAGE_SIZES_OZ } from '#domain/catalog/products/product.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ItemDraft } from './item-draft.ts';
import type { ItemFieldProps } from './item-field-props.ts';
import classes from './order-items.module.css';
import { usualPackageOz } from '../../list/order-weight.ts';
import type { FormAssortment } from '../use-assortment.ts';

/** So many packages of a size. */
export function PackageFields(props: ItemFieldProps & { readonly slim: boolean }) {
  const { item, onChange } = props;
  return (
    <>
      {!props.slim && <SizeField {...props} />}
      <NumberField
        aria-label="Count"
        className={classes.count}
        classNames={{ input: classes.number ?? '' }}
        min={1}
        allowDecimal={false}
        placeholder="1"
        value={item.count}
        onChange={(count) => onChange({ ...item, count })}
      />
    </>
  );
}

function SizeField({ item, assortment, onChange }: ItemFieldProps) {
  return (
    <NativeSelect
      aria-label="Size"
      className={classes.size}
      data={sizeOptions(item, assortment)}
      value={item.packageOz ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...item, packageOz: value === '' ? null : Number(value) })
      }
    />
  );
}

/** The printed sizes, one that an import brought along, and the size of the product where none was picked. */
function sizeOptions(item: ItemDraft, assortment: FormAssortment) {
  const sizes: number[] = [...PACKAGE_SIZES_OZ];
  const { packageOz } = item;
  if (packageOz !== null && !sizes.includes(packageOz)) sizes.push(packageOz);
  const options = sizes
    .toSorted((one, other) => one - other)
    .map((size) => ({ value: String(size), label: `${size} oz` }));
  if (packageOz !== null) return options;
  return [{ value: '', label: `${usualPackageOz(item, assortment)} oz` }, ...options];
}
