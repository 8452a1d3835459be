import { useEffect, useEffectEvent, useState } from 'react';
import type { OverheadScenario } from '#domain/catalog/catalog.ts';
import { type ScenarioDraft, scenarioFields } from '#domain/catalog/overheads/overhead-save.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';

export type EditedScenario = ReturnType<typeof useScenario>;

/** The scenario as it is typed; kept once, when the grower is done with it. */
export function useScenario(saved: OverheadScenario) {
  const perform = usePerform();
  const edited = useEditedFields<ScenarioDraft>(saved);
  const { value: draft, isDirty } = edited;
  const [held, setHeld] = useState<Partial<ScenarioDraft>>({});
  const scenario = scenarioFields({ ...draft, ...held });
  const store = () => {
    const action = { type: 'SET_OVERHEAD_SCENARIO', payload: { scenario } } as const;
    if (isDirty && toast.attempt(() => perform(action))) edited.reset();
  };
  // Who leaves the page by the keyboard leaves the fields without a word.
  const keepOnLeaving = useEffectEvent(store);
  useEffect(() => () => keepOnLeaving(), []);
  return {
    draft,
    scenario,
    /** A number that is refused is none: the volume stays what it was. */
    change: (volume: keyof ScenarioDraft, value: number | null, isRefused: boolean) => {
      const { [volume]: before = draft[volume], ...others } = held;
      setHeld(isRefused ? { ...others, [volume]: before } : others);
      edited.change({ [volume]: value });
    },
    /** Keeps what was typed, as one step that can be taken back; not while a number is refused. */
    keep: () => {
      if (Object.keys(held).length === 0) store();
    },
  };
}
