import { useEffect, useState } from 'react';
import { goToFarm } from '#adapters/members/chosen-farm.ts';
import { listKeys } from '#adapters/members/farm-keys.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { farmNameWords } from '#ui/page/farm-name-words.ts';
import { Button } from '#ui/kit/button.tsx';

/** The way back to the farms that this device has joined, for whoever has come to its own, where nothing is yet. */
export function JoinedFarms() {
  const [keys, setKeys] = useState<readonly FarmKey[]>([]);
  useEffect(() => {
    // Without an answer the other ways in are there.
    void listKeys().then(setKeys, () => undefined);
  }, []);
  return keys.map((key) => (
    <Button key={key.farmId} size="md" variant="default" onClick={() => goToFarm(key.farmId)}>
      Open {farmNameWords(key)}
    </Button>
  ));
}
