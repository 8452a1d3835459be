import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatSentence } from '#ui/format.ts';
import { NotesField, SelectField } from '#ui/fields/form-fields.tsx';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Frequency } from '#domain/orders/order.ts';
import { useMemo, useState } from 'react';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { stockLack } from '#domain/alchemy/orders/shortages.ts';
import { ruleFrom } from '#domain/alchemy/orders/standing-order.ts';
import { placeEffect } from '#domain/alchemy/orders/stock-effect.ts';
import { useCarryOut, useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { toast } from '#ui/toasts/toast.ts';
import {
  createProblem,
  fieldsOf,
  proOrderLines,
  newLine,
  type NewOrderDraft,
} from './lines/pro-order-draft.ts';
import { ProOrderInputs, ProOrderLines } from './lines/pro-order-lines.tsx';
import { REPEATS, repeatNote, repeatProblem, type ProRepeat } from './recurring/repeat-note.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

const BLANK: NewOrderDraft = {
  dueAt: null,
  customer: { name: '', email: '' },
  notes: '',
  lines: [newLine('first')],
};

/** Creates an order and reserves its stock; when there is not enough, it is kept as a draft. */
export function NewOrderDialog(props: ShownDialog & { readonly onCreated: (id: string) => void }) {
  const { opened, onClose } = props;
  const [draft, change, field] = useDraft(BLANK);
  const [repeat, setRepeat] = useState<ProRepeat>('');
  const problem = createProblem(draft.lines) ?? repeatProblem(repeat, draft.dueAt);
  const createStanding = useCreateRecurring();
  const outcome = useOutcome(draft);
  const create = useCreate();
  const note =
    repeat === '' || draft.dueAt === null ? outcome.note : repeatNote(repeat, draft.dueAt);
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      title="Create Order"
      subtitle="Confirm an order to consume stock."
      size="lg"
      problem={problem}
      save={() => {
        if (repeat !== '' && draft.dueAt !== null)
          return createStanding(draft, repeat, draft.dueAt);
        props.onCreated(create(draft, outcome));
        return true;
      }}
      saveLabel="Create Order"
      footerNote={problem === null && note}
    >
      <Stack gap="lg">
        <ProOrderInputs draft={draft} onChange={change}>
          <SelectField
            label="Repeat"
            data={REPEATS}
            value={repeat}
            onChange={(picked) => setRepeat(picked)}
          />
        </ProOrderInputs>
        <ProOrderLines lines={draft.lines} onChange={(lines) => change({ lines })} />
        <NotesField {...field.of('notes')} />
      </Stack>
    </SaveDialog>
  );
}

interface Outcome {
  readonly isShort: boolean;
  readonly note: string;
}

function useOutcome({ lines: drafts }: NewOrderDraft): Outcome {
  const alchemy = useFarm((farm) => farm.alchemy);
  return useMemo(() => {
    const lines = proOrderLines(drafts);
    const lack = stockLack(lines, alchemy);
    return lack === null
      ? { isShort: false, note: formatSentence(placeEffect(lines, alchemy)) }
      : { isShort: true, note: `Stays a draft. ${formatSentence(lack)}` };
  }, [drafts, alchemy]);
}

function useCreate(): (draft: NewOrderDraft, outcome: Outcome) => string {
  const alchemy = useFarm((farm) => farm.alchemy);
  const perform = usePerform();
  const undoLast = useUndoLast();
  return (draft, { isShort, note }) => {
    const id = freeProOrderId(alchemy, fieldsOf('', draft));
    perform({ type: 'PLACE_PRO_ORDER', payload: fieldsOf(id, draft) });
    const options = { detail: note, undo: undoLast() };
    if (isShort) toast.warning('Order created as a draft', options);
    else toast.success('Order created', options);
    return id;
  };
}

function useCreateRecurring() {
  const carryOut = useCarryOut();
  return (draft: NewOrderDraft, frequency: Frequency, startDate: IsoDate): boolean => {
    const { customer, notes, lines } = fieldsOf('', draft);
    const payload = { id: '', customer, notes, lines, ...ruleFrom(frequency, startDate) };
    return carryOut({ type: 'ADD_PRO_STANDING', payload }, 'Recurring order created');
  };
}
