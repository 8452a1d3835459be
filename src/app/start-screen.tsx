import { StartPage } from '#features/start/start-page.tsx';
import { StartFrame } from './shell/start-frame.tsx';

/** What a new visitor sees. */
export function StartScreen() {
  return (
    <StartFrame>
      <StartPage />
    </StartFrame>
  );
}
