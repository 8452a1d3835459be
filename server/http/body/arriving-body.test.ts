import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { type ArrivedBody, arrivedBody, forgetBody, takeBody, wholeBody } from './arriving-body.ts';

const PIECE = 64 * 1024;
const MOST = 32 * 1024 * 1024;

/** What a request says of its body before it arrives. */
function aRequest(headers: Readonly<Record<string, string>> = {}, body?: ArrivedBody) {
  // No more of a request is looked at.
  return { headers, body } as unknown as FastifyRequest;
}

/** Pieces of a body, one after the other, each in memory of its own as Node hands them out. */
function arrival(pieces: number): PassThrough {
  const payload = new PassThrough();
  payload.pause();
  void (async () => {
    for (let n = 0; n < pieces; n += 1) {
      if (!payload.write(new Uint8Array(PIECE).fill(n % 251)))
        await new Promise((resolve) => payload.once('drain', resolve));
    }
    payload.end();
  })();
  return payload;
}

test('a body comes out as it went in, small and large', async () => {
  for (const pieces of [0, 1, 3, 200]) {
    const body = await takeBody(aRequest(), arrival(pieces), MOST);
    expect(body.size).toBe(pieces * PIECE);
    const whole = wholeBody(body);
    expect(whole.byteLength).toBe(pieces * PIECE);
    for (let n = 0; n < pieces; n += 1) {
      expect([whole[n * PIECE], whole[(n + 1) * PIECE - 1]]).toEqual([n % 251, n % 251]);
    }
  }
});

test('a large body that waits to be read is not in the memory of the main thread', async () => {
  const before = process.memoryUsage().external;
  const body = await takeBody(aRequest(), arrival(400), MOST);
  expect(process.memoryUsage().external - before).toBeLessThan((400 * PIECE) / 4);
  expect(wholeBody(body).byteLength).toBe(400 * PIECE);
});

test('what no one has read of a body can be forgotten, once and again', async () => {
  const body = await takeBody(aRequest(), arrival(20), MOST);
  const isFree = new Promise<void>((resolve) => body.before?.once('close', resolve));
  forgetBody(aRequest({}, body));
  forgetBody(aRequest({}, body));
  await isFree;
  forgetBody(aRequest());
  expect(arrivedBody(aRequest()).size).toBe(0);
});

test('a body that is too large, or not as long as was said, is refused', async () => {
  const tooLarge = { statusCode: 413, message: 'Request body is too large' };
  const told = aRequest({ 'content-length': String(MOST + 1) });
  await expect(takeBody(told, arrival(1), MOST)).rejects.toMatchObject(tooLarge);
  await expect(takeBody(aRequest(), arrival(40), 30 * PIECE)).rejects.toMatchObject(tooLarge);
  const longer = aRequest({ 'content-length': String(3 * PIECE) });
  await expect(takeBody(longer, arrival(2), MOST)).rejects.toMatchObject({
    statusCode: 400,
    message: 'Request body size did not match Content-Length',
  });
});

test('a body that breaks off is refused as the fault of its sender', async () => {
  const payload = new PassThrough();
  const taken = takeBody(aRequest(), payload, MOST);
  payload.destroy(new Error('gone'));
  await expect(taken).rejects.toMatchObject({ statusCode: 400, message: 'gone' });
});
