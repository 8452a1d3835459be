import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { repeatLabel } from '#domain/orders/when-label.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import classes from '../order-editor.module.css';
import { selectAlchemy } from '../select-shop.ts';
import { Button, Text } from '#ui/kit/plain-parts.tsx';

/** The standing order that an order is an event of; nothing for any other one. */
export function RecurringNote(props: {
  readonly order: ProOrder;
  readonly onOpenStanding: (id: string) => void;
}) {
  const { order } = props;
  const { standing = [] } = useFarm(selectAlchemy);
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
      <Text c="dimmed">{`Recurring order ${rule.id}: ${repeatLabel(rule)}.`}</Text>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={() => props.onOpenStanding(rule.id)}>
          Pause or end…
        </Button>
        {rule.endDate === undefined && (
          <Button variant="default" size="xs" onClick={endWithEvent}>
            End with this one
          </Button>
        )}
      </div>
    </div>
  );
}
