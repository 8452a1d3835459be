import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import { CalibrationDialog } from '../calibration/calibration-dialog.tsx';
import { useDeleteVariety } from './use-delete-variety.ts';
import { VarietyEditor } from '../editor/variety-editor.tsx';

/** Everything that can be done to varieties from a list or a page. */
export interface VarietyActions {
  readonly add: () => void;
  readonly edit: (variety: Variety) => void;
  readonly calibrate: (variety: Variety) => void;
  readonly remove: (variety: Variety) => void;
}

/** The editor and the calibration of a page, and what opens them. */
export function useVarietyDialogs(): {
  readonly dialogs: ReactNode;
  readonly actions: VarietyActions;
} {
  const editor = useDialogTarget<{ readonly variety: Variety | null }>();
  const calibration = useDialogTarget<Variety>();
  const remove = useDeleteVariety();
  const { open: openEditor } = editor;
  const { open: openCalibration } = calibration;

  const actions = useMemo<VarietyActions>(
    () => ({
      add: () => openEditor({ variety: null }),
      edit: (variety) => openEditor({ variety }),
      calibrate: openCalibration,
      remove: (variety) => void remove(variety),
    }),
    [openEditor, openCalibration, remove],
  );
  const dialogs = (
    <>
      <VarietyEditor
        key={`editor-${editor.openings}`}
        opened={editor.opened}
        variety={editor.target?.variety ?? null}
        onClose={editor.close}
      />
      <CalibrationDialog
        key={`calibration-${calibration.openings}`}
        opened={calibration.opened}
        variety={calibration.target}
        onClose={calibration.close}
      />
    </>
  );
  return { dialogs, actions };
}
