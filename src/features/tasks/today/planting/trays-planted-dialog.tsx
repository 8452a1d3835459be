import { useRef, useState } from 'react';
import { formatLongDay, formatSentence } from '#ui/format.ts';
import { scarceSizes } from '#domain/capacity/size-counts.ts';
import { missingTrays, traysOverOwned } from '#domain/trays/missing-trays.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { changeById, dropById } from '#domain/records/change-records.ts';
import { takenLotsText } from '#domain/seed-lots/lot-text.ts';
import { seedLotsByVariety } from '#domain/seed-lots/seed-lot.ts';
import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import { selectVarietiesById, selectVarietiesByName } from '#state/selectors/varieties.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useFarm, useNow, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { useTrayCounting } from '#state/react/use-tray-counting.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { usePreview } from '#state/react/answers/use-preview.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { seedOfPlantings } from '#ui/seed-of-plantings.ts';
import { detailOf } from '#ui/toasts/detail-of.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { CountTraysDialog } from '#ui/trays/count-trays-dialog.tsx';
import { TooManyTrays } from '#ui/trays/too-many-trays.tsx';
import { closedDayText } from '../list/day-end-text.ts';
import {
  batchDrafts,
  manualDraft,
  plantedDrafts,
  plantedEntries,
  plantedPart,
  plantedProblem,
  type PlantedDraft,
} from './planted-form.ts';
import { PlantedLineFields } from './planted-line.tsx';
import { PlantedLots } from './planted-lots.tsx';
import {
  missingText,
  plantedTotal,
  plantedUse,
  scarceQuestion,
  scarceSizeText,
} from './planted-text.ts';
import { useTasksToClose } from '../late/use-tasks-to-close.ts';
import type { TrayCounting } from '../use-close-day.ts';
import classes from '../trays-planted.module.css';
import { SmallButton, SmallSubtleButton } from '#ui/kit/plain-parts.tsx';

interface TraysPlantedDialogProps extends ShownDialog {
  readonly counting: TrayCounting;
  /** After the day was closed with its counts. */
  readonly onDayClosed?: (day: TaskDay) => void;
}

/** Before a day is closed, or to put right what was planted on it. Cancel leaves the day as it was. */
export function TraysPlantedDialog(props: TraysPlantedDialogProps) {
  const [isCounting, setIsCounting] = useState(false);
  const counting = useTrayCounting();
  return (
    <>
      <PlantedDialog {...props} onCountTrays={() => setIsCounting(true)} />
      {isCounting && <CountTraysDialog opened {...counting} onClose={() => setIsCounting(false)} />}
    </>
  );
}

function PlantedDialog(props: TraysPlantedDialogProps & { readonly onCountTrays: () => void }) {
  const { opened, counting, onClose, onDayClosed, onCountTrays } = props;
  const { day, closesDay } = counting;
  const form = usePlantedForm(counting);
  const phone = useIsPhone();
  const confirm = useConfirm();
  const { trays } = form;
  const [scarce] = form.missing;
  const save = async () => {
    if (form.problem !== null) return;
    if (scarce !== undefined && !(await confirm(scarceQuestion(scarce)))) return;
    if (!form.save()) return;
    onClose();
    if (closesDay) onDayClosed?.(day);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={plantedTitle(day, phone)}
      {...(phone ? {} : { subtitle: 'Counts come from the plan. Change any that differ.' })}
      onSubmit={() => void save()}
      footerNote={<PlantedNote form={form} />}
      footer={
        <SaveOrCancel
          onCancel={onClose}
          disabledReason={form.problem}
          // The keyboard of a phone would cover what is to be confirmed.
          {...(phone && { 'data-autofocus': true })}
        >
          {closesDay ? 'Save & mark day done' : 'Save'}
        </SaveOrCancel>
      }
    >
      <TooManyTrays trays={trays} onCount={onCountTrays} />
      <PlantedLines form={form} />
      {scarce !== undefined && traysOverOwned(trays) === 0 && (
        <SmallSubtleButton className={classes.add} onClick={onCountTrays}>
          Count trays
        </SmallSubtleButton>
      )}
    </Dialog>
  );
}

/** On a phone the day stands in a line of its own. */
function plantedTitle({ dateISO }: TaskDay, phone: boolean) {
  const title = `Confirm trays planted — ${formatLongDay(dateISO)}`;
  if (!phone) return title;
  const [lead, when] = title.split(' — ');
  return (
    <>
      {lead} <span className={classes.dash}>— </span>
      <span className={classes.when}>{when}</span>
    </>
  );
}

type PlantedForm = ReturnType<typeof usePlantedForm>;

function PlantedNote({ form }: { readonly form: PlantedForm }) {
  return (
    <div aria-live="polite">
      <strong className={classes.total}>{plantedTotal(form.lines)}</strong>
      <div>{form.use}</div>
      {form.scarce.map((text) => (
        <div key={text} className={classes.missing}>
          {text}
        </div>
      ))}
    </div>
  );
}

function PlantedLines({ form }: { readonly form: PlantedForm }) {
  return (
    <>
      <div className={classes.heads} aria-hidden>
        <span>Variety</span>
        <span className={classes.expected}>Expected</span>
        <span className={classes.actualHead}>Actual</span>
        <span>Difference</span>
      </div>
      <ul>
        {form.lines.map((line) => (
          <PlantedLineFields
            key={line.id}
            line={line}
            choices={form.choicesFor(line)}
            onChange={(patch) => form.change(line.id, patch)}
            onRemove={() => form.remove(line.id)}
          >
            <LotsOfLine form={form} line={line} />
          </PlantedLineFields>
        ))}
      </ul>
      <SmallButton className={classes.add} onClick={form.add}>
        + Add variety
      </SmallButton>
    </>
  );
}

/** Nothing of seed lots is said of a variety that has none. */
function LotsOfLine({ form, line }: { readonly form: PlantedForm; readonly line: PlantedDraft }) {
  const lots = form.lotsOf(line);
  if (lots.length === 0 || line.actual === 0) return null;
  return (
    <PlantedLots
      line={line}
      lots={lots}
      sown={form.sownOf(line)}
      onChange={(seedLots) => form.change(line.id, { seedLots })}
    />
  );
}

const PLANTED_SAVED = { tone: 'success', text: 'Trays planted saved', why: '' } as const;

function usePlantedForm({ day, closesDay, cycleKey }: TrayCounting) {
  const farm = useFarm((whole) => whole);
  const tellPlanted = useTellPlanted(day, closesDay);
  const tasksToClose = useTasksToClose();
  const trial = usePreview();
  const now = useNow();
  const { traysPlantedLog: log } = farm;
  const nameOf = (id: string) => selectVarietiesById(farm).get(id)?.name ?? id;
  const before =
    cycleKey === undefined
      ? plantedDrafts(closesDay ? day : plantedPart(day), log, nameOf)
      : batchDrafts(day, log, nameOf);
  // What others count meanwhile stands beside what is typed here.
  const edited = useEditedFields({ lines: before });
  const { lines } = edited.value;
  const added = useRef(0);
  const problem = plantedProblem(lines);
  const chosen = new Set(lines.map(({ varietyId }) => varietyId));
  const action = {
    type: 'RECORD_TRAYS_PLANTED',
    payload: {
      dateISO: day.dateISO,
      entries: plantedEntries(lines, before),
      recordedAtISO: now(),
      ...(closesDay ? { markDayDone: true, taskIds: tasksToClose(day) } : {}),
      ...(cycleKey !== undefined && { cycleKey }),
    },
  } as const;
  const tried = problem === null ? trial(action) : farm;
  const missing = missingTrays(farm, tried);
  return {
    lines,
    trays: farm,
    problem,
    use: plantedUse(lines, farm),
    missing,
    /** Trays of which more are booked than there are or are free. */
    scarce: [...missing.map(missingText), ...scarceSizes(farm, tried).map(scarceSizeText)],
    lotsOf: ({ varietyId }: PlantedDraft) =>
      seedLotsByVariety(farm.seedsInventory).get(seedVarietyId(farm.varieties, varietyId ?? '')) ??
      [],
    /** What a line is sown from, as it would be recorded. */
    sownOf: ({ varietyId, seedLots }: PlantedDraft) => {
      if (seedLots !== undefined) return seedLots;
      const isOf = (entry: TraysPlantedEntry) =>
        entry.dateISO === day.dateISO && entry.varietyId === varietyId;
      return tried.traysPlantedLog.find(isOf)?.seedLots ?? [];
    },
    choicesFor: (line: PlantedDraft) =>
      line.source === 'task'
        ? []
        : selectVarietiesByName(farm)
            .filter(({ id }) => id === line.varietyId || !chosen.has(id))
            .map(({ id, name }) => ({ value: id, label: name })),
    change: (id: string, patch: Partial<PlantedDraft>) =>
      edited.change({ lines: changeById(lines, id, (line) => ({ ...line, ...patch })) }),
    add: () => {
      added.current += 1;
      edited.change({ lines: [...lines, manualDraft(`added-${added.current}`)] });
    },
    remove: (id: string) => edited.change({ lines: dropById(lines, id) }),
    save: () => {
      if (problem !== null) return false;
      tellPlanted(lines, { ...action, payload: { ...action.payload, recordedAtISO: now() } });
      return true;
    },
  };
}

/** Records what was planted and says so, with who goes short and the seed that is not booked. */
function useTellPlanted(day: TaskDay, closesDay: boolean) {
  const tell = usePerformWithImpact();
  const undoLast = useUndoLast();
  const today = useToday();
  return (
    lines: readonly PlantedDraft[],
    action: Extract<FarmAction, { type: 'RECORD_TRAYS_PLANTED' }>,
  ) => {
    const { entries } = action.payload;
    const { before, after, short } = tell(action);
    const planted = entries.filter(({ actualTrays }) => actualTrays > 0);
    const unbooked = seedOfPlantings(
      planted.map(({ varietyId }) => varietyId),
      before,
      after,
    );
    const lots = takenLotsText(before, after);
    const { tone, text, why } = closesDay ? closedDayText(day, after, today) : PLANTED_SAVED;
    toast[tone](text, {
      detail: detailOf(
        short().then((said) => {
          const counts = [plantedTotal(lines), lots].filter(Boolean).join(', ');
          const told = [counts, formatSentence(said), unbooked].filter(Boolean).join('. ');
          return [why, told].filter(Boolean).join(' ');
        }),
      ),
      undo: undoLast(),
    });
  };
}
