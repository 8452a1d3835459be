import { Chip, Input } from '@mantine/core';
import { packageSizeChoices } from '#domain/catalog/products/package-size-choices.ts';
import classes from './pack-sizes-field.module.css';

/** The package sizes a variety is sold in, in ounces; one of its own that is not usual is offered too. */
export function PackSizesField(props: {
  readonly stored: readonly number[];
  readonly value: readonly number[];
  readonly onChange: (sizes: readonly number[]) => void;
}) {
  const { stored, value, onChange } = props;
  return (
    <Input.Wrapper
      label="Package sizes (oz)"
      labelElement="div"
      classNames={{ label: classes.label ?? '' }}
    >
      <Chip.Group
        multiple
        value={value.map(String)}
        onChange={(sizes) => onChange(sizes.map(Number).toSorted((a, b) => a - b))}
      >
        <fieldset aria-label="Package sizes in ounces" className={classes.chips}>
          {packageSizeChoices(stored).map((size) => (
            <Chip key={size} value={String(size)} radius="md" classNames={chipClasses}>
              {size}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
    </Input.Wrapper>
  );
}

const chipClasses = { label: classes.chip ?? '', iconWrapper: classes.icon ?? '' };
