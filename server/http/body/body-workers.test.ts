import { expect, onTestFinished, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { BodyWorkers } from './body-workers.ts';
import type { SentBody } from './prepare-body.ts';

/** A body that takes a while to read: a million lists in each other's company. */
const MANY_LISTS = Buffer.from(`{"a":[${'[],'.repeat(900_000)}[]],"meta":{"lastWriteAt":1}}`);

function theWorkers(): BodyWorkers {
  const workers = new BodyWorkers();
  onTestFinished(() => workers.close());
  return workers;
}

function send(workers: BodyWorkers, userId: string, bytes = Buffer.from(MANY_LISTS)) {
  return workers.prepare(userId, sentAs(bytes, false));
}

function sentAs(bytes: Buffer, isGzip: boolean): SentBody {
  const maxBytes = 32 * 1024 * 1024;
  const body = { size: bytes.byteLength, pieces: [bytes], before: undefined };
  return { body, isGzip, maxBytes, now: 5, isConditional: false, isToBePacked: true };
}

test('other users are served while a large body is read', async () => {
  const workers = theWorkers();
  let isOver = false;
  const prepared = send(workers, 'google_1').finally(() => (isOver = true));
  let turns = 0;
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect((await prepared).kind).toBe('packed');
  expect(turns).toBeGreaterThan(10);
});

test('a user who sends many large bodies delays no other user', async () => {
  const workers = theWorkers();
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const all = [...Array(6).keys()].map((n) => send(workers, 'google_1').then(note(`many ${n}`)));
  all.push(send(workers, 'google_2').then(note('one')));
  await Promise.all(all);
  expect(order.filter((name) => name !== 'one')).toEqual(
    [...Array(6).keys()].map((n) => `many ${n}`),
  );
  expect(order.at(-1)).not.toBe('one');
});

test('a body gives the same result in a worker as on the main thread', async () => {
  const workers = theWorkers();
  const spaces = ' '.repeat(300_000);
  for (const text of ['{"state":{"orders":[]}}', '{"a":1', '{"__proto__":1}', '["x"]']) {
    const [small, large] = [text, text + spaces].map((body) =>
      send(workers, 'google_1', Buffer.from(body)),
    );
    const [here, there] = [await small, await large];
    expect(there?.kind).toBe(here?.kind);
    if (here?.kind === 'packed' && there?.kind === 'packed') {
      expect(there.document.hash).toBe(here.document.hash);
      expect(Buffer.from(there.document.gzip)).toEqual(Buffer.from(here.document.gzip));
    } else expect(there).toEqual(here);
  }
});

test('a packed body gives the same result as unpacked, small and large', async () => {
  const workers = theWorkers();
  for (const text of [
    Buffer.from('{"state":{"orders":[]},"meta":{"lastWriteAt":1}}'),
    MANY_LISTS,
  ]) {
    const plain = await workers.prepare('google_1', sentAs(Buffer.from(text), false));
    const packed = await workers.prepare('google_1', sentAs(gzipSync(text), true));
    expect(plain.kind).toBe('packed');
    expect(packed.kind === 'packed' && packed.document.hash).toBe(
      plain.kind === 'packed' && plain.document.hash,
    );
  }
});

test('a small body that unpacks to a large one delays no other user', async () => {
  const workers = theWorkers();
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const bomb = gzipSync(MANY_LISTS);
  expect(bomb.byteLength).toBeLessThan(64 * 1024);
  const all = [...Array(4).keys()].map((n) =>
    workers.prepare('google_1', sentAs(Buffer.from(bomb), true)).then(note(`many ${n}`)),
  );
  all.push(send(workers, 'google_2', Buffer.from('{"orders":[]}')).then(note('one')));
  await Promise.all(all);
  expect(order[0]).toBe('one');
});

test('a body that unpacks to more than is allowed is refused, and so is one that does not unpack', async () => {
  const workers = theWorkers();
  const sent = { ...sentAs(gzipSync(MANY_LISTS), true), maxBytes: 1_000_000 };
  expect(await workers.prepare('google_1', sent)).toMatchObject({ kind: 'refused', status: 413 });
  const cut = gzipSync('{"a":1}').subarray(0, -3);
  expect(await workers.prepare('google_1', sentAs(cut, true))).toMatchObject({
    kind: 'refused',
    status: 400,
  });
});
