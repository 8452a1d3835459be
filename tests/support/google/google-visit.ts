import { createGoogleConnection } from '#state/google/google-connection.ts';
import type { GoogleStatus } from '#state/google/google-status.ts';
import { type Identity, NO_IDENTITY } from '#state/document/fresh-farm.ts';
import { type TestEnvironment, anEnvironment } from '#tests/support/devices/farm-environment.ts';
import type { GoogleDouble } from './google-double.ts';
import { turns } from '#tests/support/devices/settle.ts';

/** A visit of a page, with Google and time in the hands of the test. */
export type TestVisit = Awaited<ReturnType<typeof aVisit>>;

interface VisitStart {
  /** Prepares Google and what the browser remembers, before the page opens. */
  readonly before?: (google: GoogleDouble, world: TestEnvironment) => void;
  readonly identity?: Identity;
}

/** A browser on which account 10001 signed in earlier, without a token in this tab. */
export function signedInEarlier(google: GoogleDouble): void {
  google.memory.keepAccount({ connected: true, sub: '10001' });
}

/** The same browser, where Google now answers so. */
export function signedInTo(answer: GoogleDouble['answer']): (google: GoogleDouble) => void {
  return (google) => {
    signedInEarlier(google);
    google.answer = answer;
  };
}

export async function aVisit({ before, identity = NO_IDENTITY }: VisitStart = {}) {
  const world = anEnvironment();
  const { google } = world;
  before?.(google, world);
  let recorded = identity;
  const connection = createGoogleConnection({
    world,
    recorded: () => recorded,
    record: (next) => (recorded = next),
  });
  const told: GoogleStatus[] = [connection.status()];
  connection.onChange(() => told.push(connection.status()));
  await turns();
  return {
    connection,
    world,
    google,
    /** Every status that was told, from the first on. */
    told,
    /** What the farm on the screen says of who is signed in. */
    identity: () => recorded,
    /** Lets time pass, and everything run that waits for it. */
    pass: async (seconds: number) => {
      // Whole seconds one by one, so that what waits for a moment finds that moment.
      for (let second = 0; second < Math.floor(seconds); second += 1) {
        world.pass(1000);
        await turns();
      }
      world.pass((seconds % 1) * 1000);
      await turns();
    },
  };
}

export function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Google, or the browser, refuses with this code. */
export function refusing(code: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(code), { type: code }));
}
