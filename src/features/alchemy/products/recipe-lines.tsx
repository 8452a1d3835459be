import { AddLineButton } from '#ui/editing/line-buttons.tsx';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { withBlankLine, type LineDraft } from '#domain/alchemy/products/product-draft.ts';
import type { RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { useRowFocus } from '#ui/editing/use-row-focus.ts';
import { RecipeLine } from './recipe-line.tsx';
import classes from './recipe-lines.module.css';

export function RecipeLines(props: {
  readonly lines: readonly LineDraft[];
  readonly cost: RecipeCost;
  readonly items: readonly ProItem[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
}) {
  const { lines, cost, items, onChange } = props;
  const [list, focusLine] = useRowFocus('[data-line]', '[data-add-line]');
  return (
    <section aria-label="Recipe lines" ref={list} className={classes.root}>
      {lines.length === 0 ? (
        <p className={classes.hint}>Items in one batch, with quantities.</p>
      ) : (
        <div className={classes.heads} aria-hidden>
          <span>Item</span>
          <span className={classes.right}>Qty</span>
          <span>Unit</span>
          <span>Notes</span>
          <span className={classes.right}>Cost</span>
        </div>
      )}
      {lines.map((line, index) => (
        <RecipeLine
          key={line.key}
          line={line}
          number={index + 1}
          cost={cost.lines[index] ?? null}
          items={items}
          onChange={(next) => onChange(lines.with(index, next))}
          onRemove={() => {
            onChange(lines.toSpliced(index, 1));
            focusLine(Math.max(0, index - 1));
          }}
        />
      ))}
      <AddLineButton
        data-add-line
        className={classes.add}
        onClick={() => {
          onChange(withBlankLine(lines));
          focusLine(lines.length);
        }}
      >
        Add line
      </AddLineButton>
    </section>
  );
}
