import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands between a server and its database until the test ends, as if they were far away from each other.
 *
 * What is asked before the first answer to it arrives is one way, in however many pieces it comes.
 */
export async function countedDatabase(url: string) {
  const target = new URL(url);
  let count = 0;
  const between = createServer((asking) => {
    const answering = connect(Number(target.port), target.hostname);
    let isAnswered = true;
    asking.on('data', (bytes) => {
      if (isAnswered) count += 1;
      isAnswered = false;
      answering.write(bytes);
    });
    answering.on('data', (bytes) => {
      isAnswered = true;
      asking.write(bytes);
    });
    const end = (): void => {
      asking.destroy();
      answering.destroy();
    };
    for (const side of [asking, answering]) side.on('error', end).on('close', end);
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => void between.close());
  const counted = new URL(url);
  counted.port = String((between.address() as AddressInfo).port);
  return {
    url: counted.href,
    /** How often something was asked and waited for since this was last read. */
    ways() {
      const since = count;
      count = 0;
      return since;
    },
  };
}
