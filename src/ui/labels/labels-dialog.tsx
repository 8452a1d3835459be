import { Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { LABEL_PAPERS, rollPaper, type LabelPaper } from '#domain/trace/labels/label-papers.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import type { CsvCell } from '../csv/csv.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import { Dialog, type ShownDialog } from '../dialogs/dialog.tsx';
import { CountField } from '../fields/count-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { formatCount } from '../format.ts';
import { Button, Group, QuietText, Stack } from '../kit/plain-parts.tsx';
import { storedJson, useRemembered } from '../page/use-remembered.ts';
import { usePrintedSheet } from '../page/use-printed-sheet.ts';
import {
  codeProblem,
  codeSize,
  LabelSheets,
  type LabelJob,
  type PrintedLabel,
} from './label-sheets.tsx';

/** More labels than this are asked about. */
const MANY = 200;

const OWN_SIZE = 'own';

const FIRST_CHOICE = { id: LABEL_PAPERS[0]?.id ?? '', width: 50, height: 25, x: 0, y: 0 };

type PaperChoice = Readonly<typeof FIRST_CHOICE>;

export function LabelsDialog(
  props: ShownDialog & {
    readonly title: string;
    /** What is labeled: a day, a customer or a product. */
    readonly subject: string;
    readonly file: {
      readonly name: string;
      readonly rows: () => readonly (readonly CsvCell[])[];
    };
    readonly labels: readonly PrintedLabel[];
    /** The address that phones use; null while the server has not told, as without a network. */
    readonly origin: string | null;
    /** Marks what is labeled as packed; absent where nothing is packed. */
    readonly onPacked?: () => void;
  },
) {
  const { opened, onClose, title, subject, file, labels, onPacked } = props;
  const [job, printJob] = usePrintedSheet<LabelJob>();
  const [choice, remember] = useRemembered('mgm.labelPaper', readChoice);
  const [startAt, setStartAt] = useState<number | null>(1);
  const [isPacked, setPacked] = useState(true);
  const confirm = useConfirm();
  const paper = paperOf(choice);
  const origin = props.origin ?? window.location.origin;
  const noCode = codeSize(paper) === null ? 'The label is too small.' : codeProblem(labels, origin);
  const change = (patch: Partial<PaperChoice>) => remember({ ...choice, ...patch });
  const print = async () => {
    const many = labels.length > MANY;
    if (many && !(await confirm(`Print ${labels.length} labels?`, { confirm: 'Print' }))) return;
    const first = Math.min(Math.max(1, startAt ?? 1), paper.columns * paper.rows);
    if (isPacked) onPacked?.();
    printJob({ labels, origin, paper, startAt: first, nudge: { x: choice.x, y: choice.y } });
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      subtitle={`${subject}, ${formatCount(labels.length, 'label')}`}
      size="sm"
      onSubmit={() => void print()}
      footerNote={<CsvButton fileName={file.name} rows={file.rows} />}
      footer={
        <Button type="submit" disabled={labels.length === 0}>
          Print
        </Button>
      }
    >
      {/* The paper is remembered with the press that chooses it, and nothing else is lost by closing. */}
      <Stack gap="lg" data-saved-at-once>
        <PaperFields choice={choice} onChange={change} />
        {paper.columns * paper.rows > 1 && (
          <CountField label="Start at label" value={startAt} onChange={setStartAt} />
        )}
        {onPacked !== undefined && (
          <Checkbox
            label="Mark as packed"
            checked={isPacked}
            onChange={(event) => setPacked(event.currentTarget.checked)}
          />
        )}
        {noCode !== '' && <QuietText>No QR code: {noCode}</QuietText>}
      </Stack>
      {job !== null && <LabelSheets job={job} />}
    </Dialog>
  );
}

function PaperFields(props: {
  readonly choice: PaperChoice;
  readonly onChange: (patch: Partial<PaperChoice>) => void;
}) {
  const { choice, onChange } = props;
  // The field that holds no number yet: it stays as it is typed until it is left.
  const [unread, setUnread] = useState('');
  const millimeters = (name: Exclude<keyof PaperChoice, 'id'>) => ({
    value: unread === name ? null : choice[name],
    onChange: (typed: number | null, isRefused: boolean) => {
      setUnread(typed === null ? name : '');
      if (!isRefused) onChange({ [name]: typed ?? FIRST_CHOICE[name] });
    },
    onBlur: () => setUnread(''),
  });
  const papers = LABEL_PAPERS.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Select
        label="Paper"
        data={[...papers, { value: OWN_SIZE, label: 'Own size' }]}
        value={choice.id}
        allowDeselect={false}
        onChange={(id) => onChange({ id: id ?? choice.id })}
      />
      {choice.id === OWN_SIZE && (
        <Group gap="md">
          <NumberField label="Width (mm)" min={20} {...millimeters('width')} />
          <NumberField label="Height (mm)" min={10} {...millimeters('height')} />
        </Group>
      )}
      <Group gap="md">
        <NumberField min={null} label="Move right (mm)" {...millimeters('x')} />
        <NumberField min={null} label="Move down (mm)" {...millimeters('y')} />
      </Group>
    </>
  );
}

function paperOf({ id, width, height }: PaperChoice): LabelPaper {
  return LABEL_PAPERS.find((paper) => paper.id === id) ?? rollPaper(OWN_SIZE, id, width, height);
}

/** What a device has chosen before; anything unreadable is the first paper. */
function readChoice(stored: string | null): PaperChoice {
  const read = storedJson(stored);
  if (typeof read !== 'object' || read === null) return FIRST_CHOICE;
  const { id, ...numbers } = { ...FIRST_CHOICE, ...read };
  const isSound = Object.values(numbers).every((value) => Number.isFinite(value));
  return typeof id === 'string' && isSound ? { id, ...numbers } : FIRST_CHOICE;
}
