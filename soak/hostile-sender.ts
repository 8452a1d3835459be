import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { gzipSync } from 'node:zlib';
import { askAs } from './hostile-account.ts';
import type { Attack, Attacked } from './hostile-process.ts';

/** How many bodies the attacker has under way at once. */
const AT_ONCE = 8;
const PAUSE_MS = 50;
/** The worst that the limits let through, and what they stop; all but the last are small as they are sent. */
const BODIES = [
  // 10 million lists
  `{"a":[${'[],'.repeat(9_999_999)}[]]}`,
  // the most lists that are taken
  `{"a":[${'[],'.repeat(1_990_000)}[]]}`,
  // the most keys that are taken
  `{${keys(1_990_000)}}`,
  // 6 million keys
  `{${keys(3_000_000)}}`,
  // white space
  `{"a":1${' '.repeat(31_000_000)}}`,
  // signs written as escapes
  `{"a":"${'\\u0041'.repeat(5_000_000)}"}`,
  // what cannot be packed
  `{"a":"${randomBytes(23_000_000).toString('base64')}"}`,
].map((text) => gzipSync(text));

// A program of its own that gives way to all others: what is measured is what the bodies cost the service.
setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (attack: Attack) => {
  void attackFor(attack).then((attacked) => process.send?.(attacked));
});
process.send?.('ready');

async function attackFor({ address, sub, seconds }: Attack): Promise<Attacked> {
  const end = performance.now() + seconds * 1_000;
  let [sent, refused] = [0, 0];
  const work = [...Array(AT_ONCE).keys()].map(async (first) => {
    for (let n = first; performance.now() < end; n += 1) {
      const body = BODIES[n % BODIES.length] ?? Buffer.alloc(0);
      const { status } = await askAs(address, sub, 'PUT', body, { 'content-encoding': 'gzip' });
      sent += 1;
      if (status !== 200) refused += 1;
      // Who is told to wait comes back at once; that costs the service next to nothing.
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  await Promise.all(work);
  return { sent, refused };
}

function keys(count: number): string {
  return [...Array(count).keys()].map((n) => `"${n.toString(36)}":0`).join(',');
}
