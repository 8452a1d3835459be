import { hasKeyStore } from '#adapters/members/key-store.ts';
import { StartPage } from '#features/start/start-page.tsx';
import type { WaysIn } from '#features/start/ways-in.ts';
import { useGoogleKnown } from './use-google-known.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { StartFrame } from './start-frame.tsx';

/** A new visitor loads nothing of it. */
const JoinedFarms = lazyPart(async () =>
  (await hasKeyStore()) ? (await import('./joined-farms.tsx')).JoinedFarms : NoFarms,
);

/** What a new visitor sees. Needs neither a farm nor the router, so that it is there before them. */
export function StartScreen({ ways }: { readonly ways: WaysIn }) {
  return (
    <StartFrame>
      <StartPage ways={ways} offersGoogle={useGoogleKnown()} joined={<JoinedFarms />} />
    </StartFrame>
  );
}

function NoFarms(): null {
  return null;
}
