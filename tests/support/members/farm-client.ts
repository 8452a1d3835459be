import { createHash, randomBytes } from 'node:crypto';
import { newStartCode } from '#server/members/invite-member.ts';
import { joinCodeHash, newJoinCode } from '#server/members/ids-and-codes.ts';
import type { StateStore } from '#server/store/state-store.ts';
import { type Answer, send, type Sent } from '#tests/support/server/send.ts';

/** A device with its key, and who it is once it was let in. */
export interface TestDevice {
  readonly key: string;
  readonly keyHash: string;
  readonly farmId: string;
  readonly memberId: string;
  readonly deviceId: string;
}

/** An answer of the service, with its body read. */
export interface FarmAnswer extends Answer {
  readonly json: Readonly<Record<string, unknown>>;
}

export function aKey(): { readonly key: string; readonly keyHash: string } {
  const key = `mgm_${randomBytes(32).toString('base64url')}`;
  return { key, keyHash: createHash('sha256').update(key).digest('hex') };
}

export function farmClient(address: string) {
  const ask = async (line: string, sent: Sent & { readonly key?: string } = {}) => {
    const { key, ...rest } = sent;
    const headers = {
      ...(rest.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...rest.headers,
    };
    const answer = await send(address, line, { ...rest, headers });
    return { ...answer, json: readJson(answer) };
  };
  const tell = (line: string, body: object, key?: string) =>
    ask(line, { body: JSON.stringify(body), ...(key === undefined ? {} : { key }) });

  /** A device enters with a code: `POST /farms` or `POST /farms/join`. */
  const enter = async (line: string, code: string, name: string): Promise<TestDevice> => {
    const { key, keyHash } = aKey();
    const { json } = await tell(line, { code, keyHash, name, label: `${name}’s phone` });
    const id = (field: string) => String(json[field]);
    return {
      key,
      keyHash,
      farmId: id('farmId'),
      memberId: id('memberId'),
      deviceId: id('deviceId'),
    };
  };
  return {
    address,
    ask,
    tell,
    begin: (code: string, name: string) => enter('POST /farms', code, name),
    invite: async (owner: TestDevice, wish: object): Promise<string> => {
      const { json } = await tell(`POST /farms/${owner.farmId}/invites`, wish, owner.key);
      return String(json['code']);
    },
    join: (code: string, name: string) => enter('POST /farms/join', code, name),
  };
}

/** A start code, as the command prints one. */
export async function aStartCode(store: StateStore): Promise<string> {
  const code = newJoinCode();
  await store.members.change({ farmId: null }, (people) =>
    newStartCode(people, joinCodeHash(code), Date.now()),
  );
  return code;
}

function readJson({ text, headers }: Answer): FarmAnswer['json'] {
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  const value: unknown = isJson && text !== '' ? JSON.parse(text) : {};
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
