import { onTestFinished } from 'vitest';
import { type FakeGoogle, startFakeGoogle } from './token-google.ts';

export { OUR_CLIENT } from './token-google.ts';

/** Starts the stand-in; it stops when the test ends. */
export async function aFakeGoogle(): Promise<FakeGoogle> {
  const google = await startFakeGoogle();
  onTestFinished(google.close);
  return google;
}
