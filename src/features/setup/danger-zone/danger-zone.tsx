import { Divider } from '@mantine/core';
import { useLoadDemoData } from '#state/react/use-load-demo-data.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useAskToLoadDemo } from '#ui/dialogs/use-ask-to-load-demo.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { DangerRow } from './danger-row.tsx';
import { FullWipe } from './full-wipe.tsx';
import { RESETS, type Reset } from './resets.ts';
import { SharedFarmWipe } from './shared-farm-wipe.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';

/** What replaces or removes many records at once. */
export function DangerZone() {
  const askToLoadDemo = useAskToLoadDemo(useLoadDemoData());
  const reset = useReset();
  const key = useMember();
  return (
    <SectionCard title="Danger Zone">
      <Stack gap="md">
        <DangerRow label="Load demo data" onClick={() => void askToLoadDemo()}>
          A sample farm to explore. Replaces varieties, products and recurring orders, and resets
          trays and buffers.
        </DangerRow>
        {RESETS.map((part) => (
          <Stack key={part.name} gap="md">
            <Divider />
            <DangerRow label={`Reset ${part.title}`} danger onClick={() => reset(part)}>
              {part.extent}
            </DangerRow>
          </Stack>
        ))}
        {key === null && (
          <>
            <Divider />
            <FullWipe />
          </>
        )}
        {key?.role === 'OWNER' && (
          <>
            <Divider />
            <SharedFarmWipe farmKey={key} />
          </>
        )}
      </Stack>
    </SectionCard>
  );
}

/** Empties a part of the farm after a question; the toast tells what that does to the plan, and offers to bring it back. */
function useReset(): (reset: Reset) => void {
  const confirm = useConfirm();
  const perform = usePerformAsking();
  return async ({ name, title }) => {
    if (!(await confirm(`Reset ${title}? This cannot be undone.`))) return;
    const { told, undo } = perform({ type: 'RESET_DATA', payload: { name } });
    toast.success(`${title} reset.`, { detail: pendingPlanDetail(told), undo });
  };
}
