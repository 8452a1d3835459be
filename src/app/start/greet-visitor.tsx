import { useEffect, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { loadGoogle } from '#adapters/google/google-script.ts';
import { requestBeforeFarm } from '#adapters/google/request-token.ts';
import type { StartFacts } from '#features/start/start-page.tsx';
import type { WaysIn } from '#features/start/ways-in.ts';
import { FailureNotice } from '#ui/page/error-boundary.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Look } from '../look.tsx';
import { productName } from '../shell/navigation/product.ts';
import { startFacts } from './start-facts.ts';
import { StartScreen } from './start-screen.tsx';

/**
 * Shows the start screen to somebody who was never here before, at once: the farm is opened behind it. Whoever
 * chooses a way in before it is open is let in as soon as it is.
 *
 * @param open - Opens the farm, and tells the ways into it.
 */
export function greetVisitor(root: Root, open: () => Promise<WaysIn>): void {
  stayAtStart();
  document.title = `Start · ${productName}`;
  // What the farm draws itself comes after.
  const opening = startFacts().then(greet).then(open);
  const ways: WaysIn = {
    continueWithoutGoogle: async () => (await opening).continueWithoutGoogle(),
    async connect() {
      requestBeforeFarm();
      return (await opening).connect();
    },
    prepare: () => void loadGoogle().catch(noResult),
    returnFailed: false,
    enter: async () => (await opening).enter(),
  };
  opening.catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
    console.error('Something went wrong.', error);
    root.render(
      <Look>
        <FailureNotice message="Something went wrong." withReload />
      </Look>,
    );
  });

  function greet(facts: StartFacts): void {
    root.render(
      <Look>
        <UntilLetIn>
          <StartScreen ways={ways} {...facts} />
        </UntilLetIn>
      </Look>,
    );
  }
}

/** Nobody comes past the start screen by another address: it is the only one until a way in was chosen. */
function UntilLetIn({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    addEventListener('popstate', stayAtStart);
    return () => removeEventListener('popstate', stayAtStart);
  }, []);
  return children;
}

function stayAtStart(): void {
  history.replaceState(history.state, '', routePaths.start);
}

function noResult(): void {
  // That nobody can sign in is said once somebody wants to.
}
