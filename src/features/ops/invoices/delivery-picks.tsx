import { thingInFarm } from '#ui/told-anew.ts';
import { useState } from 'react';
import type { LineToBill, ThingToPrice } from '#domain/invoices/to-bill.ts';
import { loosePrice } from '#domain/prices/price.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { pricedUnit } from '#ui/format-weights.ts';
import { MoneyField, onEnterInstead } from '#ui/fields/number-field.tsx';
import { formatDay, formatDollars } from '#ui/format.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { Tick } from '#ui/kit/tick.tsx';
import type { BilledDelivery } from './issue-draft.ts';
import classes from './invoices.module.css';

/** Deliveries of a bill, each of which may be left out, with the prices that are missing. */
export function DeliveryPicks(props: {
  readonly deliveries: readonly BilledDelivery[];
  readonly leftOut: readonly string[];
  /** Why none of it can be issued. */
  readonly problem: string | null;
  readonly onChange: (leftOut: readonly string[]) => void;
}) {
  const { deliveries, leftOut, problem, onChange } = props;
  const toggle = (key: string) =>
    onChange(leftOut.includes(key) ? leftOut.filter((one) => one !== key) : [...leftOut, key]);
  return (
    <ul className={classes.picks} aria-label="Deliveries">
      {deliveries.map(({ key, dayISO, lines, amount }) => {
        const isIn = !leftOut.includes(key);
        const unpriced = lines.filter((line) => line.amount === null);
        return (
          <li key={key}>
            <div className={classes.pick}>
              {deliveries.length > 1 && (
                <Tick
                  size="sm"
                  checked={isIn}
                  indeterminate={false}
                  aria-label={`Bill the delivery of ${formatDay(dayISO)}`}
                  onChange={() => toggle(key)}
                />
              )}
              <span>
                {formatDay(dayISO)}: {lines.map(({ text }) => text).join(', ')}
              </span>
              <span className={classes.amount}>{formatDollars(amount)}</span>
            </div>
            {isIn && unpriced.map((line) => <MissingPrice key={line.itemId} line={line} />)}
          </li>
        );
      })}
      {problem !== null && (
        <li className={classes.bad} aria-live="polite">
          {problem}
        </li>
      )}
    </ul>
  );
}

function MissingPrice({ line: { text, toPrice } }: { readonly line: LineToBill }) {
  return (
    <div className={classes.price} role="group" aria-label={text}>
      <span className={classes.bad}>No price: {thingInFarm(text)}</span>
      {toPrice && <PriceForm thing={toPrice} name={text} />}
    </div>
  );
}

function PriceForm({ thing, name }: { readonly thing: ThingToPrice; readonly name: string }) {
  const carryOut = useCarryOut();
  const [amount, setAmount] = useState<number | null>(null);
  const unit = thing.packageOz === null ? pricedUnit(thing.unit ?? 'lb') : null;
  const save = () => {
    // The line had none on its day, so no earlier price is replaced.
    if (amount === null) return;
    const price = unit === null ? { amount } : loosePrice(unit, amount);
    carryOut(
      { type: 'SET_PRICE', payload: { ...thing, ...price, from: null } },
      `Price of ${name} set`,
    );
  };
  return (
    <>
      <MoneyField
        label={unit === null ? 'Price each' : `Price per ${unit}`}
        className={classes.priceField}
        value={amount}
        onChange={setAmount}
        onKeyDown={onEnterInstead(save)}
      />
      <PlainButton disabled={amount === null} onClick={save}>
        Set price
      </PlainButton>
    </>
  );
}
