import type { ReactNode } from 'react';
import { goToFarm } from '#adapters/members/chosen-farm.ts';
import { listKeys } from '#adapters/members/farm-keys.ts';
import { farmNameText } from '#ui/page/farm-name-text.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

/** The ways back to the farms that this device has joined, for whoever has come to its own, where nothing is yet. */
export async function joinedFarms(): Promise<ReactNode> {
  return (await listKeys()).map((key) => (
    <PlainButton key={key.farmId} size="md" onClick={() => goToFarm(key.farmId)}>
      Open {farmNameText(key)}
    </PlainButton>
  ));
}
