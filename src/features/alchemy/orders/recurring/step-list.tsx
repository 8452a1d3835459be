import { formatSentence } from '#ui/format.ts';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { orderSteps, takesStock } from '#domain/alchemy/orders/order-steps.ts';
import { orderProblems } from '#domain/alchemy/orders/recipe-problems.ts';
import { shortagesOf } from '#domain/alchemy/orders/order-transitions.ts';
import { shortageSentence } from '#domain/alchemy/orders/shortages.ts';
import { heldLabel, stepEffect } from '#domain/alchemy/orders/stock-effect.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { focusOrderIfLost } from '../focus-order.ts';
import { STEP_TEXT } from '../pro-order-text.ts';
import { selectAlchemy } from '../select-shop.ts';
import classes from '../order-editor.module.css';
import { useTakeStep } from '../use-order-work.ts';

/** What can be done with an order, each with what it will do to stock. */
export function StepList(props: { readonly order: ProOrder; readonly isEdited: boolean }) {
  const { order, isEdited } = props;
  const alchemy = useFarm(selectAlchemy);
  const takeStep = useTakeStep();
  const steps = orderSteps(order);
  const held = heldLabel(order, alchemy);
  const problems = order._reserved ? [] : orderProblems(order.lines, alchemy);
  const lack = problems[0] ?? lackOf(order, shortagesOf(order, order.lines, alchemy));
  if (steps.length === 0 && held === null) return null;
  return (
    <section aria-label="Stock" className={classes.stock}>
      {held !== null && <p className={classes.held}>{formatSentence(held)}</p>}
      {steps.map((step) => (
        <div key={step} className={classes.step}>
          <SaveButton
            variant="default"
            type="button"
            disabledReason={
              isEdited ? 'Save or discard your changes first' : takesStock(step) ? lack : null
            }
            onClick={() => void takeStep(order, step).then(focusOrderIfLost)}
          >
            {STEP_TEXT[step].button}
          </SaveButton>
          <span className={classes.effect}>{formatSentence(stepEffect(order, step, alchemy))}</span>
        </div>
      ))}
    </section>
  );
}

/** Why an order cannot take its stock; null when it can. */
function lackOf({ lines }: ProOrder, shortages: ReturnType<typeof shortagesOf>): string | null {
  if (lines.length === 0) return 'Add at least one line';
  return shortages.length > 0 ? formatSentence(shortageSentence(shortages)) : null;
}
