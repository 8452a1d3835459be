import { LOSS_REASON_LABELS } from '#domain/planning/task.ts';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Select, Textarea } from '@mantine/core';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { lossProblem, newLossDraft, type LossDraft, type LossTarget } from './loss-form.ts';
import { LossList } from './loss-list.tsx';
import { type LossReport, useLossReport } from './use-loss-report.ts';
import { PlainButton, Stack, Text } from '#ui/kit/plain-parts.tsx';

/** Of one batch, at any stage, or of what is cut on a day. Where losses are not tracked it only lists them. */
export function LossDialog({ target, ...shown }: ShownDialog & { readonly target: LossTarget }) {
  const { onClose } = shown;
  const report = useLossReport(target);
  const [draft, change] = useDraft(() => newLossDraft(report.choices));
  const save = async () => {
    if (await report.lose(draft)) onClose();
  };
  return (
    <Dialog
      {...shown}
      title={report.title}
      subtitle={report.subtitle}
      size="sm"
      {...(report.canLog ? { onSubmit: () => void save() } : { closeLabel: 'Close' })}
      footer={
        report.canLog && (
          <SaveOrCancel onCancel={onClose} disabledReason={lossProblem(draft)}>
            Log loss
          </SaveOrCancel>
        )
      }
    >
      <Stack gap="lg">
        {report.canLog && <LossFields report={report} draft={draft} onChange={change} />}
        <LossList title={report.listTitle} losses={report.losses} />
        {report.replant !== null && (
          <PlainButton onClick={report.replant.run}>{report.replant.label}</PlainButton>
        )}
      </Stack>
    </Dialog>
  );
}

function LossFields(props: FormOf<LossDraft> & { readonly report: LossReport }) {
  const { report, draft, onChange } = props;
  const field = draftFields(draft, onChange);
  return (
    <>
      {!report.isOfBatch && (
        <Select
          label="Variety"
          placeholder="Choose a variety"
          data={report.choices}
          allowDeselect={false}
          {...field.of('varietyId')}
        />
      )}
      <div>
        <Text fz="note" mb="xs" aria-hidden>
          Trays lost
        </Text>
        <StepperField label="Trays lost" {...field.of('qty')} />
      </div>
      <ChoiceChips label="Reason" choices={LOSS_REASON_LABELS} {...field.of('reason')} />
      <Textarea
        label="Note"
        description="Optional. What happened, such as mold or uneven germination."
        {...field.text('note')}
      />
    </>
  );
}
