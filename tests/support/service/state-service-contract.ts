import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { type Answer, send, type Sent } from '#tests/support/server/send.ts';
import { allowEverybody } from '#server/auth/authentication.ts';
import type { StateStore } from '#server/store/state-store.ts';

const A_FARM = '{"orders":[{"id":"ORD-001"}],"meta":{"lastWriteAt":5}}';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let users = 0;

/** The service over one store, as a client of a user nobody else is. */
async function aClient(open: () => Promise<StateStore>) {
  const server = await aRunningServer({}, { store: await open(), authentication: allowEverybody });
  users += 1;
  const path = `/state/google_9${String(users).padStart(6, '0')}`;
  return {
    server,
    path,
    get: (headers: Sent['headers'] = {}) => send(server, `GET ${path}`, { headers }),
    put: (body: string | Uint8Array, headers: Sent['headers'] = {}) =>
      send(server, `PUT ${path}`, { body, headers }),
    remove: (headers: Sent['headers'] = {}) => send(server, `DELETE ${path}`, { headers }),
    ask: (line: string, sent: Sent = {}) => send(server, line, sent),
  };
}

function json(answer: Answer): unknown {
  return JSON.parse(answer.text);
}

function fieldOf(answer: Answer, name: string): unknown {
  const value = json(answer);
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function etagOf(answer: Answer): string {
  return answer.headers.etag ?? '';
}

/** What the state service promises over HTTP; it runs over every kind of store. */
export function stateServiceContract(kind: string, open: () => Promise<StateStore>): void {
  test(`${kind}: nothing stored is null, with a tag of its own`, async () => {
    const { get } = await aClient(open);
    const answer = await get();
    expect([answer.status, answer.text]).toEqual([200, 'null']);
    expect(etagOf(answer)).toMatch(/^"[^"]+"$/);
  });

  test.each(['PUT', 'POST'])(`${kind}: %s stores a document, to the byte`, async (method) => {
    const { ask, path, get } = await aClient(open);
    const text = ' {"b":1e308, "a":[-0,1.0,"‮𝄞\\u0000\\ud800"],"a":[],"meta":{"lastWriteAt":0}}\n';
    const stored = await ask(`${method} ${path}`, { body: text });
    expect(stored.status).toBe(200);
    expect(json(stored)).toEqual({
      ok: true,
      updated_at: expect.stringMatching(ISO_TIME),
      etag: etagOf(stored),
    });
    const answer = await get();
    expect(answer.text).toBe(text);
    expect(etagOf(answer)).toBe(etagOf(stored));
  });

  test(`${kind}: a time in the address changes nothing`, async () => {
    const { ask, path, put } = await aClient(open);
    await put(A_FARM);
    expect((await ask(`GET ${path}?t=1795000000000`)).text).toBe(A_FARM);
  });

  test(`${kind}: a missing write time is set to now, an existing one is kept`, async () => {
    const { put, get } = await aClient(open);
    const before = Date.now();
    await put('{"orders":[]}');
    const [, stamp] =
      /^{"meta":{"lastWriteAt":(\d+)},"orders":\[\]}$/.exec((await get()).text) ?? [];
    expect(Number(stamp)).toBeGreaterThanOrEqual(before);
    expect(Number(stamp)).toBeLessThanOrEqual(Date.now());
    await put('{"meta":{"lastWriteAt":7}}');
    expect((await get()).text).toBe('{"meta":{"lastWriteAt":7}}');
  });

  test.each(['', 'no JSON', '{"cut":', '[1]', '"text"', 'null'])(
    `${kind}: a body of %j counts as an empty object`,
    async (body) => {
      const { put, get } = await aClient(open);
      expect(json(await put(body))).toMatchObject({ ok: true });
      expect(json(await get())).toEqual({ meta: { lastWriteAt: expect.any(Number) } });
    },
  );

  test(`${kind}: a body that was cut off never replaces what it names`, async () => {
    const { put, get } = await aClient(open);
    const etag = etagOf(await put(A_FARM));
    for (const body of ['', '{"cut":', '[1]']) {
      const refused = await put(body, { 'if-match': etag });
      expect(refused.status).toBe(400);
    }
    expect(etagOf(await get())).toBe(etag);
  });

  test(`${kind}: a wrapped document comes back wrapped, with the time of its storing`, async () => {
    const { put, get } = await aClient(open);
    const stored = await put(`{"state":${A_FARM}}`);
    const answer = await get({ 'accept-encoding': 'gzip' });
    const time = JSON.stringify(fieldOf(stored, 'updated_at'));
    expect(answer.text).toBe(
      `{"state":${A_FARM},"updated_at":${time},"etag":${JSON.stringify(etagOf(stored))}}`,
    );
    await put(A_FARM);
    expect((await get()).text).toBe(A_FARM);
  });

  test(`${kind}: DELETE removes the document, also when there is none`, async () => {
    const { put, get, remove } = await aClient(open);
    for (const _ of [1, 2]) {
      const removed = await remove();
      expect([removed.status, json(removed)]).toEqual([200, { ok: true }]);
    }
    await put(A_FARM);
    await remove({ 'if-match': '"never"' });
    const answer = await get();
    expect([answer.status, answer.text]).toEqual([200, 'null']);
    expect(answer.headers['x-state-deleted-at']).toMatch(ISO_TIME);
  });

  test(`${kind}: a farm that was removed and made anew is not taken for the old one`, async () => {
    const { put, get, remove } = await aClient(open);
    const old = etagOf(await put(A_FARM));
    const gone = etagOf(await remove());
    const late = await put(A_FARM, { 'if-match': old });
    expect(late.status).toBe(409);
    expect(etagOf(late)).toBe(gone);
    expect((await get()).text).toBe('null');
    const anew = await put(A_FARM, { 'if-match': gone });
    expect(anew.status).toBe(200);
    expect([old, gone]).not.toContain(etagOf(anew));
  });

  test(`${kind}: a write with the tag of what is there happens, one with an older tag does not`, async () => {
    const { put, get } = await aClient(open);
    const first = await put(A_FARM);
    const second = await put('{"meta":{"lastWriteAt":6}}', { 'if-match': etagOf(first) });
    expect(second.status).toBe(200);
    const late = await put('{"meta":{"lastWriteAt":7}}', { 'if-match': etagOf(first) });
    expect(late.status).toBe(409);
    expect(json(late)).toEqual({
      ok: false,
      error: 'Version conflict',
      server_updated_at: fieldOf(second, 'updated_at'),
      etag: etagOf(second),
    });
    expect((await get()).text).toBe('{"meta":{"lastWriteAt":6}}');
  });

  test(`${kind}: a tag is known again after proxies weakened it or lost its quotes`, async () => {
    const { put } = await aClient(open);
    let etag = etagOf(await put(A_FARM));
    const written: ((bare: string) => string)[] = [
      (bare) => bare,
      (bare) => `W/"${bare}"`,
      (bare) => `W/"${bare}-gzip"`,
      (bare) => `"${bare}-br"`,
      (bare) => `"other", "${bare}"`,
      () => '*',
    ];
    for (const write of written) {
      const answer = await put(A_FARM, { 'if-match': write(etag.slice(1, -1)) });
      expect(answer.status).toBe(200);
      etag = etagOf(answer);
    }
  });

  test(`${kind}: a tag where nothing is stored is a conflict without a time`, async () => {
    const { put, get } = await aClient(open);
    const refused = await put(A_FARM, { 'if-match': '"1-0123456789abcdef"' });
    expect(refused.status).toBe(409);
    expect(json(refused)).toMatchObject({ ok: false, server_updated_at: null });
    expect((await get()).text).toBe('null');
  });

  test(`${kind}: who has the newest version is told so without it`, async () => {
    const { put, get, remove } = await aClient(open);
    const etag = etagOf(await put(A_FARM));
    const answer = await get({ 'if-none-match': `W/${etag}` });
    expect([answer.status, answer.text, etagOf(answer)]).toEqual([304, '', etag]);
    await put('{"meta":{"lastWriteAt":6}}');
    expect((await get({ 'if-none-match': etag })).status).toBe(200);
    const gone = etagOf(await remove());
    expect((await get({ 'if-none-match': gone })).status).toBe(304);
  });

  test(`${kind}: bodies and answers may be packed, and are the same unpacked`, async () => {
    const { put, get } = await aClient(open);
    const text = `{"notes":"${'tray '.repeat(4_000)}","meta":{"lastWriteAt":5}}`;
    const packed = await put(gzipSync(text), { 'content-encoding': 'gzip' });
    expect(packed.status).toBe(200);
    const plain = await put(text);
    expect(etagOf(plain).split('-')[1]).toBe(etagOf(packed).split('-')[1]);
    const answer = await get({ 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.body.byteLength).toBeLessThan(1_000);
    expect(gunzipSync(answer.body).toString()).toBe(text);
    expect((await get()).text).toBe(text);
  });

  test(`${kind}: of writes at once with one tag exactly one happens`, async () => {
    const { put, get } = await aClient(open);
    for (const condition of [
      () => ({ 'if-none-match': '*' }),
      (tag: string) => ({ 'if-match': tag }),
    ]) {
      const tag = etagOf(await get());
      const answers = await Promise.all(
        [...Array(30).keys()].map((n) =>
          put(`{"n":${n},"meta":{"lastWriteAt":1}}`, condition(tag)),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(29);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await get()).text).toBe(`{"n":${winner},"meta":{"lastWriteAt":1}}`);
    }
  });

  test(`${kind}: a write that is sent again because its answer got lost happens once`, async () => {
    const { put, get } = await aClient(open);
    const tag = etagOf(await put(A_FARM));
    const text = '{"meta":{"lastWriteAt":6}}';
    const first = await put(text, { 'if-match': tag });
    const again = await put(text, { 'if-match': tag });
    expect(again.status).toBe(409);
    // The same content tells the client that the foreign write is its own.
    expect(etagOf(again)).toBe(etagOf(first));
    expect(createHash('sha256').update(text).digest('hex')).toContain(
      etagOf(again).slice(1, -1).split('-')[1] ?? 'nothing',
    );
    expect(etagOf(await get())).toBe(etagOf(first));
  });

  test.each([
    ['"\\u0000"', 200],
    ['"\\ud800"', 200],
    ['"🌱 ‏שלום"', 200],
    ['[1e308,-0,5e-324,123456789012345678901234567890]', 200],
    [`${'['.repeat(63)}${']'.repeat(63)}`, 200],
    [`${'['.repeat(64)}${']'.repeat(64)}`, 400],
    [`${'['.repeat(100_000)}`, 400],
    ['{"__proto__":{"a":1}}', 400],
  ])(
    `${kind}: %.30s comes back exactly, or is refused before it is stored`,
    async (value, status) => {
      const { put, get } = await aClient(open);
      await put(A_FARM);
      const text = `{"value":${value},"meta":{"lastWriteAt":5}}`;
      expect((await put(text)).status).toBe(status);
      expect((await get()).text).toBe(status === 200 ? text : A_FARM);
    },
  );

  test(`${kind}: users are told apart by their decoded ids`, async () => {
    const { ask, path } = await aClient(open);
    const other = `${path}%2F..%2Fx`;
    const accented = `${path}%C3%A9`;
    await ask(`PUT ${other}`, { body: '{"meta":{"lastWriteAt":1}}' });
    await ask(`PUT ${accented}`, { body: '{"meta":{"lastWriteAt":2}}' });
    expect((await ask(`GET ${path}`)).text).toBe('null');
    expect((await ask(`GET ${other}`)).text).toBe('{"meta":{"lastWriteAt":1}}');
    expect((await ask(`GET ${accented.replaceAll('%C3%A9', '%c3%a9')}`)).text).toBe(
      '{"meta":{"lastWriteAt":2}}',
    );
  });
}
