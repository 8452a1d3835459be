import { useState } from 'react';
import { formatDay, formatOz } from '#ui/format.ts';
import { thingText } from '#domain/deliveries/line-text.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import { SHORT_OZ } from '#domain/supply/supply-window.ts';
import { batchChoices, type BatchChoices } from '#domain/trace/batch-choices.ts';
import { sumOf } from '#domain/units/sum.ts';
import { useFarmNow, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { LineOfDelivery } from '../correct-line-dialog.tsx';

/** Names the batches that a line of a delivery was cut from. Of a mix one variety is named at a time. */
export function BatchDialog(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly target: LineOfDelivery;
}) {
  const { opened, onClose } = props;
  const { packed, line } = props.target;
  const form = useBatchForm(props.target);
  const { chosen } = form;
  const name = (batches: readonly { batch: string; oz: number }[]) => {
    if (chosen === null) return;
    form.name(batches, `${thingText(line)} for ${packed.customer}`);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Batch"
      subtitle={`${thingText(line)} for ${packed.customer}, ${formatDay(packed.dayISO)}`}
      size="sm"
      onSubmit={() => form.problem === null && name(form.named)}
      footerNote={
        chosen?.isNamed === true && (
          <Button variant="subtle" onClick={() => name([])}>
            Oldest first
          </Button>
        )
      }
      footer={<SaveOrCancel onCancel={onClose} disabledReason={form.problem} />}
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
          <Text c="dimmed">No batch was cut for it.</Text>
        ) : (
          chosen.batches.map(({ batch, code, cutISO }) => (
            <NumberField
              key={batch}
              label={code}
              description={`Cut ${formatDay(cutISO)}`}
              suffix=" oz"
              min={0}
              value={form.typed.get(batch) ?? null}
              onChange={(oz) => form.change(batch, oz)}
            />
          ))
        )}
        {chosen !== null && <Text c="dimmed">{form.restText}</Text>}
      </Stack>
    </Dialog>
  );
}

type Typed = ReadonlyMap<string, number | null>;

function typedOf(choices: BatchChoices | undefined): Typed {
  return new Map(choices?.batches.map(({ batch, oz }) => [batch, oz > 0 ? oz : null]));
}

/** What is typed of each batch of the chosen variety, and naming it. */
function useBatchForm({ packed, line }: LineOfDelivery) {
  const { order, dateISO, dayISO } = packed;
  const today = useToday();
  const farmNow = useFarmNow();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const [choices] = useState(() =>
    batchChoices(farmNow(), { order, dateISO, dayISO, change: '' }, line.item, today),
  );
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
    /** Without any batch, as the ledger has it. */
    name: (batches: readonly { batch: string; oz: number }[], what: string) => {
      const varietyId = chosen?.varietyId ?? '';
      const payload = { orderId: order.id, dateISO, varietyId, batches };
      perform({ type: 'SET_DELIVERY_BATCHES', payload });
      toast.success(`Batch of ${what} saved`, { undo: undoLast(), slot: 'deliveries' });
    },
  };
}

function problemOf(chosen: BatchChoices | null, rest: number, named: number): string | null {
  if (chosen === null || named === 0) return 'Enter the ounces of a batch.';
  if (rest > -SHORT_OZ) return null;
  return `${ouncesText(chosen.oz)} oz were packed, not ${ouncesText(chosen.oz - rest)}.`;
}

function restText(chosen: BatchChoices | null, rest: number): string {
  if (chosen === null) return '';
  const all = `${formatOz(chosen.oz, 'short')} ${chosen.varietyName}`;
  return rest < SHORT_OZ ? all : `${all}, ${formatOz(rest, 'short')} of an unknown batch`;
}
