import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import {
  withNewVariant,
  type LineDraft,
  type ProductDraft,
  type VariantDraft,
} from '#domain/alchemy/products/product-draft.ts';
import type { RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { RecipeLines } from './recipe-lines.tsx';
import classes from './pro-products.module.css';
import { PlainButton, SmallSubtleButton } from '#ui/kit/plain-parts.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

interface RecipeCardProps extends FormOf<ProductDraft> {
  readonly variant: VariantDraft | null;
  readonly cost: RecipeCost;
  readonly items: readonly ProItem[];
  readonly onShowVariant: (key: number | null) => void;
}

export function RecipeCard(props: RecipeCardProps) {
  const { draft, variant, cost, items, onChange, onShowVariant } = props;
  const changeVariant = (next: VariantDraft) =>
    onChange({ variants: draft.variants.map((one) => (one.key === next.key ? next : one)) });
  const changeLines = (lines: readonly LineDraft[]) => {
    if (variant === null) onChange({ lines });
    else changeVariant({ ...variant, lines });
  };
  const add = () => {
    const variants = withNewVariant(draft);
    onChange({ variants });
    onShowVariant(variants.at(-1)?.key ?? null);
  };
  return (
    <SectionCard
      title="Recipe"
      aside={
        <SmallSubtleButton icon={IconPlus} onClick={add}>
          Add variant
        </SmallSubtleButton>
      }
    >
      <div className={classes.recipe}>
        <VariantFields
          draft={draft}
          variant={variant}
          onChange={onChange}
          onShowVariant={onShowVariant}
          onChangeVariant={changeVariant}
        />
        <RecipeLines
          lines={variant?.lines ?? draft.lines}
          cost={cost}
          items={items}
          onChange={changeLines}
        />
      </div>
    </SectionCard>
  );
}

function VariantFields(
  props: Pick<RecipeCardProps, 'draft' | 'variant' | 'onChange' | 'onShowVariant'> & {
    readonly onChangeVariant: (next: VariantDraft) => void;
  },
) {
  const { draft, variant, onChange, onShowVariant, onChangeVariant } = props;
  return (
    <div className={classes.fields}>
      {draft.variants.length > 0 && (
        <SelectField
          label="Shown"
          className={classes.half ?? ''}
          data={[
            { value: '', label: 'Recipe (for costs and stock)' },
            ...draft.variants.map(({ key, name }) => ({
              value: String(key),
              label: `Variant: ${name}`,
            })),
          ]}
          value={variant === null ? '' : String(variant.key)}
          onChange={(value) => onShowVariant(value === '' ? null : Number(value))}
        />
      )}
      {variant === null ? (
        <TextInput
          label="Recipe name"
          className={classes.half ?? ''}
          placeholder={draft.name}
          {...draftFields(draft, onChange).text('recipeName')}
        />
      ) : (
        <>
          <TextInput
            label="Variant name"
            value={variant.name}
            onChange={(event) => onChangeVariant({ ...variant, name: event.currentTarget.value })}
          />
          <PlainButton
            className={classes.atFoot ?? ''}
            leftSection={<IconTrash size="1rem" aria-hidden />}
            onClick={() => {
              onShowVariant(null);
              onChange({ variants: draft.variants.filter(({ key }) => key !== variant.key) });
            }}
          >
            Remove variant
          </PlainButton>
        </>
      )}
    </div>
  );
}
