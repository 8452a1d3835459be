import type { FarmKey } from '#state/ports/farm-member.ts';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useFarmKeys, useSharedFarms } from '#state/react/sharing/use-shared-farms.ts';
import { farmNameText, ownFarmText } from '#ui/page/farm-name-text.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useRemoveOpenFarm } from './use-remove-open-farm.ts';
import {
  Group,
  PlainButton,
  SmallButton,
  Stack,
  SmallSubtleButton,
  Text,
} from '#ui/kit/plain-parts.tsx';

export function DeviceFarms() {
  const farms = useSharedFarms();
  const member = useMember();
  const keys = useFarmKeys() ?? [];
  const { isSignedIn } = useGoogle();
  return (
    <SectionCard title="Farms on this device">
      <Stack gap="sm">
        {member !== null && (
          <Group justify="space-between">
            <Text>{ownFarmText(isSignedIn)}</Text>
            <SmallButton onClick={() => void farms.open(null)}>Open</SmallButton>
          </Group>
        )}
        {keys.map((key) => (
          <FarmRow key={key.farmId} farmKey={key} isOpen={key.farmId === member?.farmId} />
        ))}
        <PlainButton component="a" href="/join" style={{ alignSelf: 'start' }}>
          Join a farm with a code
        </PlainButton>
      </Stack>
    </SectionCard>
  );
}

function FarmRow({ farmKey, isOpen }: { readonly farmKey: FarmKey; readonly isOpen: boolean }) {
  const farms = useSharedFarms();
  const remove = useRemoveOpenFarm();
  const farmName = farmNameText(farmKey);
  return (
    <Group justify="space-between" gap="sm">
      <Text>{isOpen ? `${farmName} (open)` : farmName}</Text>
      <Group gap="xs">
        {!isOpen && <SmallButton onClick={() => void farms.open(farmKey.farmId)}>Open</SmallButton>}
        <SmallSubtleButton c="var(--mgm-bad-text)" onClick={() => void remove(farmKey)}>
          Remove from this device
        </SmallSubtleButton>
      </Group>
    </Group>
  );
}
