import { TagsInput } from '@mantine/core';
import { PACKAGE_SIZES_OZ } from '#domain/catalog/product.ts';
import { readPackSizes } from './pack-sizes-text.ts';

const offered = PACKAGE_SIZES_OZ.map(String);

/** The package sizes a variety is sold in, in ounces; usual ones are offered, any other can be typed. */
export function PackSizesField(props: {
  readonly value: readonly number[];
  readonly onChange: (sizes: readonly number[]) => void;
}) {
  return (
    <TagsInput
      label="Package sizes (oz)"
      data={offered}
      value={props.value.map(String)}
      onChange={(texts) => props.onChange(readPackSizes(texts))}
      splitChars={[',', ' ', ';']}
      acceptValueOnBlur
      inputMode="decimal"
    />
  );
}
