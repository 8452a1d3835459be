import type { ReactNode } from 'react';
import { StartPage } from '#features/start/start-page.tsx';
import type { WaysIn } from '#features/start/ways-in.ts';
import { useGoogleKnown } from './use-google-known.ts';
import { StartFrame } from './start-frame.tsx';

/** What a new visitor sees. Needs neither a farm nor the router, so that it is there before them. */
export function StartScreen(props: {
  readonly ways: WaysIn;
  /** The ways to the farms that this device has joined. */
  readonly joined: ReactNode;
}) {
  return (
    <StartFrame>
      <StartPage ways={props.ways} offersGoogle={useGoogleKnown()} joined={props.joined} />
    </StartFrame>
  );
}
