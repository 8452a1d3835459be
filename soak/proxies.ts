import { gunzipSync, gzipSync } from 'node:zlib';
import { readTags } from '#server/store/stored-farm.ts';
import { type Answer, send, type Sent } from '#tests/support/server/send.ts';
import { isInstalled, PROXY_KINDS, startProxy } from './compressing-proxy.ts';
import { type Part, withServer } from './server-part.ts';

/** What a device sees of an answer; the version in a tag is counted from the first. */
interface Seen {
  readonly step: string;
  readonly status: number;
  readonly text: string;
  readonly tag: string;
}

interface Journey {
  readonly seen: readonly Seen[];
  /** Tags that did not arrive as the service sends them. */
  readonly marked: number;
}

/** What a device does at the service, through a packing proxy and without one: it must be the same. */
export const proxies: Part = async ({ environment }, _, rounds) => {
  const problems: string[] = [];
  const figures: string[] = [];
  const count = rounds(20);
  for (const kind of PROXY_KINDS) {
    if (!isInstalled(kind)) {
      figures.push(`${kind.name} absent`);
      continue;
    }
    let marked = 0;
    let requests = 0;
    await withServer(environment, async ({ address }) => {
      const proxy = await startProxy(kind, address);
      try {
        for (let n = 0; n < count; n += 1) {
          const direct = await goThrough(address, `/state/google_${n}1`);
          const proxied = await goThrough(proxy.address, `/state/google_${n}2`);
          marked += proxied.marked;
          requests += proxied.seen.length;
          problems.push(...differences(direct, proxied).map((line) => `${kind.name}: ${line}`));
        }
      } finally {
        proxy.end();
      }
    });
    if (marked === 0) problems.push(`${kind.name} left every tag alone: nothing was tried`);
    figures.push(`${kind.name}: ${requests} requests, ${marked} tags marked as packed`);
  }
  return { figures: figures.join('; '), problems };
};

/** Everything a device may ask, with the tags exactly as they arrive. */
async function goThrough(address: string, path: string): Promise<Journey> {
  const seen: Seen[] = [];
  let marked = 0;
  const ask = async (step: string, line: string, sent: Sent = {}): Promise<string> => {
    const headers = { 'accept-encoding': 'gzip', ...sent.headers };
    const answer = await send(address, `${line} ${path}`, { ...sent, headers });
    const etag = answer.headers.etag ?? '';
    const [tag = ''] = readTags(etag);
    if (etag !== '' && etag !== `"${tag}"`) marked += 1;
    seen.push({ step, status: answer.status, text: textOf(answer), tag });
    return etag;
  };
  const body = (n: number) => `{"notes":"${'tray '.repeat(500)}","meta":{"lastWriteAt":${n}}}`;
  const none = await ask('nothing is there', 'GET');
  await ask('nothing is still there', 'GET', { headers: { 'if-none-match': none } });
  await ask('a first write', 'PUT', { body: body(1), headers: { 'if-none-match': '*' } });
  await ask('a second first write', 'PUT', { body: body(2), headers: { 'if-none-match': '*' } });
  const first = await ask('what is there', 'GET');
  await ask('nothing new', 'GET', { headers: { 'if-none-match': first } });
  const second = await ask('a write upon it', 'PUT', {
    body: gzipSync(body(3)),
    headers: { 'if-match': first, 'content-encoding': 'gzip' },
  });
  await ask('a late write', 'PUT', { body: body(4), headers: { 'if-match': first } });
  await ask('something new', 'GET', { headers: { 'if-none-match': first } });
  await ask('unpacked', 'GET', { headers: { 'accept-encoding': 'identity' } });
  const wrapped = { body: `{"state":${body(5)}}`, headers: { 'if-match': second } };
  await ask('a wrapped write', 'PUT', wrapped);
  const third = await ask('what is wrapped', 'GET');
  await ask('nothing new that is wrapped', 'GET', { headers: { 'if-none-match': third } });
  await ask('a write upon it', 'PUT', { body: body(6), headers: { 'if-match': third } });
  await ask('a removal', 'DELETE');
  await ask('nothing is left', 'GET');
  return { seen, marked };
}

function differences(direct: Journey, proxied: Journey): readonly string[] {
  return direct.seen.flatMap((expected, n) => {
    const { step, status, tag, text } = proxied.seen[n] ?? {
      step: '',
      status: 0,
      tag: '',
      text: '',
    };
    const isSame = status === expected.status && tag === expected.tag && text === expected.text;
    return isSame
      ? []
      : [`${step}: ${status} ${tag} instead of ${expected.status} ${expected.tag}`];
  });
}

/** The body as a device reads it, without the time of day in it. */
function textOf({ headers, body }: Answer): string {
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now');
}
