import type { Named } from '#domain/records/lists.ts';
import { PERCENT } from '#domain/units/limits.ts';
import { onEnterInstead, NumberField } from '#ui/fields/number-field.tsx';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';
import { formatNumber } from '#ui/format.ts';
import { INSIDE_DIALOG } from '#ui/dialogs/dialog.tsx';
import { toast } from '#ui/toasts/toast.ts';
import classes from './buffer-fields.module.css';
import { SmallGrayButton, PlainButton, SmallButton } from '#ui/kit/plain-parts.tsx';

/** Varieties with a buffer of their own, and giving one to another variety. Each is kept at once. */
export function OwnBuffers() {
  const varieties = useFarm(selectVarietiesByName);
  const setBuffer = useSetBuffer();
  const [isAdding, setAdding] = useState(false);
  const own = varieties.filter(({ bufferPercent }) => bufferPercent !== undefined);
  return (
    <section aria-label="Variety buffers" className={classes.own}>
      <div className={classes.ownLine}>
        <span>
          <strong>Variety buffers</strong>{' '}
          <span className={classes.help}>These override both lists.</span>
        </span>
        {!isAdding && (
          <SmallButton aria-label="Add a variety buffer" onClick={() => setAdding(true)}>
            Add
          </SmallButton>
        )}
      </div>
      {own.map(({ id, name, bufferPercent }) => (
        <div key={id} className={classes.ownLine}>
          <span>
            {name}, {formatNumber(bufferPercent ?? 0, 'all')}%
          </span>
          <SmallGrayButton
            aria-label={`Remove ${name}’s buffer`}
            onClick={() => setBuffer({ id, name }, undefined)}
          >
            Remove
          </SmallGrayButton>
        </div>
      ))}
      {isAdding && (
        <OwnBufferForm
          varieties={varieties}
          onSet={(variety, percent) => {
            setBuffer(variety, percent);
            setAdding(false);
          }}
        />
      )}
    </section>
  );
}

/** Gives a variety a buffer of its own, or takes it away; the message tells what that does to the plan. */
function useSetBuffer() {
  const perform = usePerformAsking();
  return ({ id, name }: Named, bufferPercent: number | undefined) => {
    const { told, undo } = perform({
      type: 'UPDATE_VARIETY',
      payload: { id, patch: { bufferPercent } },
    });
    const words =
      bufferPercent === undefined
        ? `${name} uses its list’s buffer again`
        : `${name} has a buffer of ${formatNumber(bufferPercent, 'all')}%`;
    toast.success(words, { detail: pendingPlanDetail(told), undo });
  };
}

function OwnBufferForm(props: {
  readonly varieties: readonly Named[];
  readonly onSet: (variety: Named, percent: number) => void;
}) {
  const { varieties, onSet } = props;
  const [id, setId] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const variety = varieties.find((one) => one.id === id);
  const isReady = variety !== undefined && percent !== null;
  const set = () => isReady && onSet(variety, percent);
  // Enter in a field of the dialog saves the dialog; here it sets this one buffer.
  const onKeyDown = onEnterInstead(set);
  return (
    <div className={classes.ownForm}>
      <Select
        label="Variety"
        data-autofocus
        placeholder="Choose a variety"
        data={varieties.map((one) => ({ value: one.id, label: one.name }))}
        value={id}
        onChange={setId}
        searchable
        comboboxProps={INSIDE_DIALOG}
      />
      <NumberField
        label="Variety buffer"
        suffix="%"
        value={percent}
        {...PERCENT}
        decimalScale={1}
        onChange={setPercent}
        onKeyDown={onKeyDown}
      />
      <PlainButton disabled={!isReady} onClick={set}>
        Set
      </PlainButton>
    </div>
  );
}
