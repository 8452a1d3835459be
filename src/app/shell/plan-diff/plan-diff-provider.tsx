import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { ShowPlanDiffContext } from '#ui/plan-diff/show-plan-diff.ts';

const PlanDiffPanel = lazyDialog(async () => (await import('./plan-diff-panel.tsx')).PlanDiffPanel);

/** Gives every screen, and every message, the one panel that lists what a change does to the plan. */
export function PlanDiffProvider({ children }: { readonly children: ReactNode }) {
  const [diff, setDiff] = useState<ToldDiff | null>(null);
  const [opened, setOpened] = useState(false);
  const [show] = useState(() => (wanted: ToldDiff) => {
    setDiff(wanted);
    setOpened(true);
  });
  return (
    <ShowPlanDiffContext value={show}>
      {children}
      {diff !== null && (
        <PlanDiffPanel opened={opened} diff={diff} onClose={() => setOpened(false)} />
      )}
    </ShowPlanDiffContext>
  );
}
