import { formatHead } from '#ui/format-weights.ts';
import { useState } from 'react';
import { formatDay, formatInUnit } from '#ui/format.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { batchChoices, type BatchChoices } from '#domain/trace/batch-choices.ts';
import { sumOf } from '#domain/records/lists.ts';
import { useCarryOut, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { QuietText, Stack, SubtleButton } from '#ui/kit/plain-parts.tsx';
import type { LineOfDelivery } from '../correct-line-dialog.tsx';
import { thingName } from '../delivery-text.ts';

/** Names the batches that a line of a delivery was cut from. Of a mix one variety is named at a time. */
export function BatchDialog(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly target: LineOfDelivery;
}) {
  const { target, ...shown } = props;
  const { packed, line } = target;
  const form = useBatchForm(target);
  const { chosen } = form;
  const isLive = chosen?.unit === 'tray';
  return (
    <SaveDialog
      {...shown}
      title="Batch"
      subtitle={`${thingName(line)} for ${packed.customer}, ${formatDay(packed.dayISO)}`}
      size="sm"
      problem={form.problem}
      save={() => form.name(form.named)}
      footerNote={
        chosen?.isNamed === true && (
          <SubtleButton onClick={() => form.name([]) && shown.onClose()}>Oldest first</SubtleButton>
        )
      }
    >
      <Stack gap="lg">
        {form.choices.length > 1 && (
          <Segments
            aria-label="Variety"
            data={form.choices.map(({ varietyId, varietyName }) => ({
              value: varietyId,
              label: varietyName,
            }))}
            value={chosen?.varietyId ?? ''}
            onChange={form.choose}
          />
        )}
        {chosen === null || chosen.batches.length === 0 ? (
          <QuietText>No batch was cut for it.</QuietText>
        ) : (
          chosen.batches.map(({ batch, code, cutISO }) => (
            <NumberField
              key={batch}
              label={code}
              description={`${isLive ? 'Ready' : 'Cut'} ${formatDay(cutISO)}`}
              {...(isLive ? { suffix: ' trays' } : { weight: 'oz', suffix: ' oz' })}
              allowDecimal={!isLive}
              value={form.typed.get(batch) ?? null}
              onChange={(oz) => form.change(batch, oz)}
            />
          ))
        )}
        {chosen !== null && <QuietText>{form.restText}</QuietText>}
      </Stack>
    </SaveDialog>
  );
}

type Typed = ReadonlyMap<string, number | null>;

function typedOf(choices: BatchChoices | undefined): Typed {
  return new Map(choices?.batches.map(({ batch, oz }) => [batch, oz > 0 ? oz : null]));
}

function useBatchForm({ packed, line }: LineOfDelivery) {
  const { order, dateISO } = packed;
  const today = useToday();
  const farmNow = useFarmNow();
  const carryOut = useCarryOut();
  const [choices] = useState(() => batchChoices(farmNow(), packed, line.item, today));
  const [chosen, setChosen] = useState(choices[0] ?? null);
  const [typed, setTyped] = useState(() => typedOf(choices[0]));
  const named = [...typed].flatMap(([batch, oz]) => (oz !== null && oz > 0 ? [{ batch, oz }] : []));
  const rest = (chosen?.oz ?? 0) - sumOf(named.map(({ oz }) => oz));
  return {
    choices,
    chosen,
    typed,
    named,
    problem: problemOf(chosen, rest, named.length),
    restText: restText(chosen, rest),
    choose: (varietyId: string) => {
      const next = choices.find((one) => one.varietyId === varietyId);
      setChosen(next ?? null);
      setTyped(typedOf(next));
    },
    change: (batch: string, oz: number | null) => setTyped((all) => new Map(all).set(batch, oz)),
    /** Without any batch, as the ledger has it; answers whether it was saved. */
    name: (batches: readonly { batch: string; oz: number }[]): boolean => {
      if (chosen === null) return false;
      const payload = { orderId: order.id, dateISO, varietyId: chosen.varietyId, batches };
      const said = `Batch of ${thingName(line)} for ${packed.customer} saved`;
      return carryOut({ type: 'SET_DELIVERY_BATCHES', payload }, said);
    },
  };
}

function problemOf(chosen: BatchChoices | null, rest: number, named: number): string | null {
  if (chosen === null || named === 0)
    return formatHead(`Enter the ${chosen?.unit === 'tray' ? 'trays' : 'ounces'} of a batch.`);
  if (rest > -SHORT_OZ) return null;
  const [packed, typed] = [chosen.oz, chosen.oz - rest].map((oz) =>
    formatInUnit(oz, chosen, 'short'),
  );
  return `${packed} were packed, not ${typed}.`;
}

function restText(chosen: BatchChoices | null, rest: number): string {
  if (chosen === null) return '';
  const all = `${formatInUnit(chosen.oz, chosen, 'short')} ${chosen.varietyName}`;
  return rest < SHORT_OZ
    ? all
    : `${all}, ${formatInUnit(rest, chosen, 'short')} of an unknown batch`;
}
