import { useEffect, useEffectEvent } from 'react';
import type { OverheadScenario } from '#domain/catalog/catalog.ts';
import type { ScenarioDraft } from '#domain/catalog/overheads/overhead-save.ts';
import { scenarioFields } from '#domain/catalog/overheads/overhead-save.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useEditedCopy } from '#ui/editing/use-edited-copy.ts';

/** The scenario as it is typed; kept once, when the grower is done with it. */
export interface EditedScenario {
  readonly draft: ScenarioDraft;
  /** The volumes that the draft means, to calculate with at once. */
  readonly scenario: OverheadScenario;
  readonly change: (draft: ScenarioDraft) => void;
  /** Keeps what was typed, as one step that can be taken back. */
  readonly keep: () => void;
}

export function useScenario(saved: OverheadScenario): EditedScenario {
  const perform = usePerform();
  const { value: draft, isDirty, change, reset } = useEditedCopy<ScenarioDraft>(saved);
  const keep = () => {
    if (!isDirty) return;
    try {
      perform({ type: 'SET_OVERHEAD_SCENARIO', payload: { scenario: scenarioFields(draft) } });
      reset();
    } catch (error) {
      toast.failed(error);
    }
  };
  // Who leaves the page by the keyboard leaves the fields without a word.
  const keepOnLeaving = useEffectEvent(keep);
  useEffect(() => () => keepOnLeaving(), []);
  return { draft, scenario: scenarioFields(draft), change, keep };
}
