import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { PackedLine, PackedOrder } from '#domain/deliveries/pack-list.ts';
import { numbersOfDelivery } from '#domain/invoices/billed-lines.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectBilledByDelivery } from '#state/selectors/sales/invoices.ts';
import { markText } from '#ui/mark-text.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { orderPath } from '#ui/route-paths.ts';
import classes from './deliveries.module.css';
import {
  deliveryAmount,
  changeText,
  lineDifference,
  quantityText,
  partText,
  thingName,
} from './delivery-text.ts';
import { Empties } from './empties.tsx';
import type { RowMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

interface DeliveryCardProps {
  readonly packed: PackedOrder;
  readonly withMoney: boolean;
  readonly withOrder: boolean;
  readonly menu: readonly RowMenuItem[];
  readonly mark: Readonly<Record<'packed' | 'delivered', (packed: PackedOrder) => void>>;
  readonly onCorrect: (line: PackedLine) => void;
  readonly onAdd: () => void;
}

export function DeliveryCard(props: DeliveryCardProps) {
  const { packed, withMoney, withOrder, mark } = props;
  const { order, state, customer } = packed;
  const today = useToday();
  const changed = changeText(packed.change);
  const isPacked = state !== 'TO_DELIVER';
  const isGone = order.isDeleted === true || order.sent?.order === null;
  return (
    <SectionCard
      title={customer}
      aside={
        <span className={classes.order}>
          {order.name !== customer &&
            (withOrder && !isGone ? (
              <Link to={orderPath(order.id)} className={classes.link}>
                {order.name}
              </Link>
            ) : (
              <span>{order.name}</span>
            ))}
          {changed !== '' && <span className={classes.quiet}>{changed}</span>}
          {withOrder && <OnInvoices delivery={packed} />}
          <RowMenu label={`More for ${customer}`} items={props.menu} />
        </span>
      }
    >
      <ul className={classes.lines} aria-label={`Lines of ${customer}`}>
        {packed.lines.map((line) => (
          <DeliveryRow key={line.item.id} line={line} onCorrect={() => props.onCorrect(line)} />
        ))}
      </ul>
      {packed.note !== '' && <p className={classes.quiet}>{packed.note}</p>}
      {packed.by && isPacked && (
        <p className={classes.quiet}>
          {state === 'DELIVERED' ? 'Delivered' : 'Packed'} by {markText(packed.by, today)}
        </p>
      )}
      <UnstyledButton
        className={classes.add}
        aria-label={`Add line: ${customer}`}
        onClick={props.onAdd}
      >
        <IconPlus size="1rem" aria-hidden />
        Add line
      </UnstyledButton>
      <Empties packed={packed} />
      <div className={classes.foot}>
        {withMoney && (
          <span className={classes.amount}>{deliveryAmount(packed.amount, packed.unpriced)}</span>
        )}
        <Tick label="Packed" of={customer} isDone={isPacked} onClick={() => mark.packed(packed)} />
        <Tick
          label="Delivered"
          of={customer}
          isDone={state === 'DELIVERED'}
          onClick={() => mark.delivered(packed)}
        />
      </div>
    </SectionCard>
  );
}

/** The invoices that the delivery is on: "on 2026-0012". */
function OnInvoices({ delivery }: { readonly delivery: PackedOrder }) {
  const numbers = numbersOfDelivery(useFarm(selectBilledByDelivery), delivery);
  return numbers.length > 0 && <span className={classes.quiet}>on {numbers.join(', ')}</span>;
}

/** A line; a tap on it corrects what was really packed. */
function DeliveryRow(props: { readonly line: PackedLine; readonly onCorrect: () => void }) {
  const { line, onCorrect } = props;
  const difference = lineDifference(line);
  return (
    <li>
      <UnstyledButton className={classes.line} onClick={onCorrect}>
        <VisuallyHidden>Correct</VisuallyHidden>
        <span>
          {thingName(line)}
          {line.parts.length > 0 && <span className={classes.quiet}>{partText(line)}</span>}
          {difference !== '' && <span className={classes.quiet}>{difference}</span>}
        </span>
        <span className={classes.quantity}>{quantityText(line, line.packed)}</span>
      </UnstyledButton>
    </li>
  );
}

function Tick(props: {
  readonly label: string;
  readonly of: string;
  readonly isDone: boolean;
  readonly onClick: () => void;
}) {
  return (
    <UnstyledButton
      className={classes.tick}
      aria-pressed={props.isDone}
      aria-label={`${props.label}: ${props.of}`}
      onClick={props.onClick}
    >
      <IconCheck size="1.125rem" aria-hidden />
      {props.label}
    </UnstyledButton>
  );
}
