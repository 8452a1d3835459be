import { Divider } from '@mantine/core';
import { useLoadDemoData } from '#state/react/use-load-demo-data.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useAskToLoadDemo } from '#ui/dialogs/use-ask-to-load-demo.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { DangerRow } from './danger-row.tsx';
import { FullWipe } from './full-wipe.tsx';
import { RESETS, useReset } from './resets.ts';
import { SharedFarmWipe } from './shared-farm-wipe.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';

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
