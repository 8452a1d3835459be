import { formatSentence } from '#ui/format.ts';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { orderSteps, takesStock } from '#domain/alchemy/orders/order-steps.ts';
import { heldLabel, stepEffect } from '#domain/alchemy/orders/stock-effect.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { focusOrderIfLost } from '../focus-order.ts';
import { STEP_TEXT, stockLackText } from '../pro-order-text.ts';
import classes from '../order-editor.module.css';
import { useTakeStep } from '../use-order-work.ts';
import { repeatLabel } from '#domain/orders/when-label.ts';
import { QuietText, SmallButton } from '#ui/kit/plain-parts.tsx';

export function StepList(props: { readonly order: ProOrder; readonly isEdited: boolean }) {
  const { order, isEdited } = props;
  const alchemy = useFarm((farm) => farm.alchemy);
  const takeStep = useTakeStep();
  const steps = orderSteps(order);
  const held = heldLabel(order, alchemy);
  const lack = stockLackText(order, alchemy);
  if (steps.length === 0 && held === null) return null;
  return (
    <section aria-label="Stock" className={classes.stock}>
      {held !== null && <p className={classes.held}>{formatSentence(held)}</p>}
      {steps.map((step) => (
        <div key={step} className={classes.step}>
          <SaveButton
            variant="default"
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

export function RecurringNote(props: {
  readonly order: ProOrder;
  readonly onOpenStanding: (id: string) => void;
}) {
  const { order } = props;
  const { standing = [] } = useFarm((farm) => farm.alchemy);
  const carryOut = useCarryOut();
  const event = order.standing;
  const rule = standing.find(({ id }) => id === event?.id);
  if (event === undefined || rule === undefined) return null;
  const endWithEvent = () => {
    const payload = { id: event.id, patch: { endDate: event.dateISO } };
    carryOut({ type: 'UPDATE_PRO_STANDING', payload }, 'Recurring order ends with this one');
  };
  return (
    <div className={classes.standing}>
      <QuietText>{`Recurring order ${rule.id}: ${repeatLabel(rule)}.`}</QuietText>
      <div className={classes.buttons}>
        <SmallButton onClick={() => props.onOpenStanding(rule.id)}>Pause or end…</SmallButton>
        {rule.endDate === undefined && (
          <SmallButton onClick={endWithEvent}>End with this one</SmallButton>
        )}
      </div>
    </div>
  );
}
