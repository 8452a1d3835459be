import type { ComponentProps, ReactNode } from 'react';
import type { ImportPlan } from '#domain/import/import-plan.ts';
import { Dialog, type ShownDialog } from '../dialogs/dialog.tsx';
import { PlanNote } from '../plan-diff/plan-note.tsx';
import { type AskedPlan, planDetail } from '../plan-diff/plan-detail.tsx';
import { SaveButton } from '../editing/save-button.tsx';
import { CsvChoice } from './csv-choice.tsx';
import { ImportedRows } from './imported-rows.tsx';
import {
  type ImportNoun,
  importedText,
  leftOutToast,
  leftOutText,
  willDoText,
} from './import-text.ts';
import type { CsvReadingOf } from './use-csv-reading.ts';
import { PlainButton } from '../kit/plain-parts.tsx';

/** Imports a table in two steps: it is chosen, and what it would do is looked at. Nothing is done before. */
export function CsvImportDialog<Records>(
  props: CsvReadingOf<Records> &
    ShownDialog & {
      readonly noun: ImportNoun;
      /** What it moves in the plan; left out for what the plan does not follow from. */
      readonly preview?: AskedPlan;
      readonly template: ComponentProps<typeof CsvChoice>['template'];
      /** Adds and changes the records and says so; answers whether that worked. */
      readonly onImport: (
        records: Records,
        said: string,
        more: { readonly detail: ReactNode },
      ) => boolean;
    },
) {
  const { noun, source, plan, onClose } = props;
  const willDo = plan === null ? '' : willDoText(plan, noun);
  const hasWork = plan !== null && plan.added + plan.changed > 0;
  const runImport = (wanted: ImportPlan<Records>) => {
    const detail = (
      <>
        {leftOutToast(wanted)} {props.preview && planDetail(props.preview)}
      </>
    );
    if (props.onImport(wanted.records, importedText(wanted, noun), { detail })) onClose();
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title={`Import ${noun[1]}`}
      subtitle={plan === null ? undefined : (source.name ?? 'Pasted rows')}
      size="xl"
      footerNote={
        plan !== null && (
          <>
            <div>
              {willDo}. {leftOutText(plan)}
            </div>
            {hasWork && props.preview !== undefined && <PlanNote {...props.preview} />}
          </>
        )
      }
      footer={
        <>
          <PlainButton onClick={onClose}>Cancel</PlainButton>
          {plan !== null && <PlainButton onClick={source.clear}>Other file</PlainButton>}
          <SaveButton
            disabledReason={plan === null ? 'Choose a file first' : hasWork ? null : willDo}
            onClick={() => plan !== null && runImport(plan)}
          >
            Import
          </SaveButton>
        </>
      }
    >
      {plan === null || source.table === null ? (
        <CsvChoice source={source} noun={noun} template={props.template} />
      ) : (
        <ImportedRows table={source.table} plan={plan} noun={noun} />
      )}
    </Dialog>
  );
}
