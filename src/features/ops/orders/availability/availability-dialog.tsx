import { isSaid, say } from '#domain/tell/say.ts';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay, formatSentence } from '#ui/format.ts';
import {
  availabilityDetails,
  availabilityHeadline,
  availabilityLimitsText,
} from '#domain/answers/availability/availability-answer.ts';
import { availabilityAmountSaid } from '#domain/answers/availability/availability-question.ts';
import { useAvailability, type AvailabilityState } from '#state/react/answers/use-availability.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import classes from './availability-dialog.module.css';
import { AvailabilityFields } from './availability-fields.tsx';
import { AvailabilityLines } from './availability-lines.tsx';
import { useAvailabilityQuestion, type AvailabilityEditing } from './use-availability-question.ts';
import type { AskedAtFirst } from './use-availability-of-address.ts';
import { useTakeOrder } from './use-take-order.ts';
import { Button, PlainButton, Text } from '#ui/kit/plain-parts.tsx';

/** "Can I say yes?": the answer to a customer on the phone, and the order if it is one. */
export function AvailabilityDialog(props: ShownDialog & { readonly asked: AskedAtFirst }) {
  const { onClose } = props;
  const editing = useAvailabilityQuestion(props.asked);
  const { draft, problems, question, items } = editing;
  const state = useAvailability(props.opened ? question : null);
  const [isTried, setIsTried] = useState(false);
  const take = useTakeOrder();
  const canTake = state.isAnswered && state.told?.answer === 'YES';
  const isNo = state.isAnswered && state.told?.answer === 'NO';
  const submit = () => {
    setIsTried(true);
    if (!canTake || question === null || state.told === null) return;
    onClose();
    void take(question, draft.customer, state.told.changes);
  };
  const shown = isTried
    ? problems
    : { ...problems, item: null, ...(draft.amount === null && { amount: null }) };
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title="Can I say yes?"
      onSubmit={submit}
      footer={
        <>
          <PlainButton onClick={onClose}>Close</PlainButton>
          {isNo ? (
            <Offers state={state} editing={editing} />
          ) : (
            <Button type="submit" disabled={question !== null && !canTake}>
              Take the order
            </Button>
          )}
        </>
      }
    >
      {items.length === 0 ? (
        <Text>Add a variety first.</Text>
      ) : (
        <>
          <AvailabilityFields
            {...editing}
            problems={{ ...shown, item: shown.item ?? state.error }}
          />
          <SpokenAnswer told={state.told} reach={state.reach} />
          <AvailabilityLines lines={state.told?.lines ?? []} />
        </>
      )}
    </Dialog>
  );
}

function Offers(props: {
  readonly state: AvailabilityState;
  readonly editing: AvailabilityEditing;
}) {
  const { onChange, setAmount } = props.editing;
  const { most = null, earliestISO = null } = props.state.reach ?? {};
  return (
    <>
      {most !== null && (
        <PlainButton onClick={() => setAmount(most)}>
          {formatSentence(say`Take ${availabilityAmountSaid(most)}`)}
        </PlainButton>
      )}
      {earliestISO !== null && (
        <PlainButton onClick={() => onChange({ dateISO: earliestISO })}>
          {`Move to ${formatDay(earliestISO)}`}
        </PlainButton>
      )}
    </>
  );
}

/** The answer: one large line, and under it what is behind it. Said aloud as it changes. */
function SpokenAnswer({ told, reach }: Pick<AvailabilityState, 'told' | 'reach'>) {
  const isYes = told?.answer === 'YES';
  const Icon = isYes ? IconCircleCheck : IconCircleX;
  const small =
    told === null
      ? []
      : [...availabilityDetails(told), ...(reach ? [availabilityLimitsText(told, reach)] : [])]
          .filter(isSaid)
          .map(formatSentence);
  return (
    <div aria-live="polite" className={classes.answer} data-answer={told?.answer}>
      {told !== null && (
        <>
          <p className={classes.headline}>
            <Icon size="1.75rem" aria-hidden className={classes.sign} />
            <span>{formatSentence(availabilityHeadline(told))}</span>
          </p>
          <p className={classes.small}>{small.join('. ')}</p>
        </>
      )}
    </div>
  );
}
