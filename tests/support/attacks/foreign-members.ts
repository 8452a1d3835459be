import { newJoinCode, newDeviceId, newFarmId, newMemberId } from '#server/members/ids-and-codes.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import {
  aKey,
  type FarmAnswer,
  farmClient,
  type TestDevice,
} from '#tests/support/members/farm-client.ts';

const FORBIDDEN = ['prices', 'orders', 'settings', 'customers', 'state', 'varieties', 'recurring'];
const A_FARM =
  '{"prices":[{"id":"p","cents":350}],"tasks":[],"taskHistory":[],"meta":{"lastWriteAt":5}}';

interface Scene {
  readonly client: ReturnType<typeof farmClient>;
  readonly draws: SeededDraws;
  readonly owner: TestDevice;
  readonly helper: TestDevice;
  /** Owner of another farm. */
  readonly stranger: TestDevice;
  readonly etag: string;
}

interface Attempt {
  readonly name: string;
  readonly answer: FarmAnswer;
  readonly status: number;
}

/**
 * Tries keys, codes, roles and ids where they mean nothing, and parts of a farm that a helper may not change.
 *
 * @param startCode - Makes a start code, as whoever runs the server does.
 * @returns What went wrong: an answer that is no refusal or not the same for all, or a farm that is another one now.
 */
export async function tryForeignMembers(
  address: string,
  startCode: () => Promise<string>,
  draws: SeededDraws,
  attempts: number,
): Promise<readonly string[]> {
  const client = farmClient(address);
  const owner = await client.begin(await startCode(), 'Ana');
  const stranger = await client.begin(await startCode(), 'Eve');
  const invited = await client.invite(owner, { role: 'HELPER', name: 'Joe', farmName: '' });
  const helper = await client.join(invited, 'Joe');
  const path = `/state/${owner.farmId}`;
  const stored = await client.ask(`PUT ${path}`, { key: owner.key, body: A_FARM });
  const scene = { client, draws, owner, helper, stranger, etag: String(stored.headers.etag) };
  // Noted once a day, with the first question of a device.
  await client.ask(`GET ${path}`, { key: helper.key });
  const seen = async () => [
    (await client.ask(`GET ${path}`, { key: owner.key })).text,
    (await client.ask(`GET /farms/${owner.farmId}/members`, { key: owner.key })).text,
  ];
  const before = await seen();
  const problems: string[] = [];
  const kinds = [aForeignKey, aHiddenSlice, aHelperAbove, aWrongCode, aForeignId];
  for (let n = 0; n < attempts; n += 1) {
    const { name, answer, status } = await draws.pick(kinds)(scene);
    if (answer.status !== status) problems.push(`${name} was answered with ${answer.status}`);
  }
  const isSame = JSON.stringify(await seen()) === JSON.stringify(before);
  return isSame ? problems : [...problems, 'the farm is another one now'];
}

async function aForeignKey({ client, draws, owner, stranger }: Scene): Promise<Attempt> {
  const farmId = draws.pick([owner.farmId, newFarmId(), 'google_10001']);
  const line = aLine(draws, farmId, owner);
  const [key, status] = draws.pick([
    [stranger.key, 403],
    [aKey().key, 401],
    [`mgm_${draws.base36(draws.whole(0, 60))}`, 401],
    [`${owner.key}${draws.pick(['=', 'A', '.'])}`, 401],
    [owner.keyHash, 401],
  ] as const);
  const body = line.startsWith('P') ? { body: '{"role":"OWNER","name":"Eve","tasks":[]}' } : {};
  return { name: line, answer: await client.ask(line, { ...body, key }), status };
}

/** A part that a helper may not change, escaped, repeated, and among others. */
async function aHiddenSlice({ client, draws, owner, helper, etag }: Scene): Promise<Attempt> {
  const slice = escaped(draws, draws.pick(FORBIDDEN));
  const members = [`"${slice}":[]`, '"tasks":[]', '"taskHistory":[]', '"meta":{}'];
  if (draws.chance(0.3)) members.push(`"${slice}":{}`);
  const mixed = members.toSorted(() => (draws.chance(0.5) ? 1 : -1));
  const body = `{${mixed.join(draws.pick([',', ' , ', ',\n']))}}`;
  const sent = { key: helper.key, body, headers: { 'if-match': etag } };
  const answer = await client.ask(`PATCH /state/${owner.farmId}`, sent);
  return { name: body, answer, status: 403 };
}

async function aHelperAbove({ client, draws, owner, helper }: Scene): Promise<Attempt> {
  const farm = `/farms/${owner.farmId}`;
  const line = draws.pick([
    `PUT /state/${owner.farmId}`,
    `POST /state/${owner.farmId}`,
    `DELETE /state/${owner.farmId}`,
    `POST ${farm}/invites`,
    `DELETE ${farm}/invites`,
    `PATCH ${farm}/members/${owner.memberId}`,
    `PATCH ${farm}/members/me`,
    `DELETE ${farm}/members/${owner.memberId}`,
    `DELETE ${farm}/devices/${owner.deviceId}`,
  ]);
  const body = line.startsWith('P') ? { body: '{"role":"OWNER","name":"Joe","farmName":""}' } : {};
  return { name: line, answer: await client.ask(line, { ...body, key: helper.key }), status: 403 };
}

async function aWrongCode({ client, draws }: Scene): Promise<Attempt> {
  const line = draws.pick(['POST /farms', 'POST /farms/look', 'POST /farms/join']);
  const code = draws.pick([newJoinCode(), draws.base36(draws.whole(0, 20)), '%', '00000-00000']);
  const wish = { code, keyHash: aKey().keyHash, name: 'Eve', label: 'Phone' };
  return { name: `${line} with ${code}`, answer: await client.tell(line, wish), status: 404 };
}

/** Ids of another farm, asked for by an owner in a farm of her own. */
async function aForeignId({ client, draws, owner, stranger, helper }: Scene): Promise<Attempt> {
  const farm = `/farms/${stranger.farmId}`;
  const memberId = draws.pick([owner.memberId, helper.memberId, newMemberId(), '__proto__']);
  const deviceId = draws.pick([owner.deviceId, helper.deviceId, newDeviceId()]);
  const line = draws.pick([
    `DELETE ${farm}/members/${memberId}`,
    `DELETE ${farm}/devices/${deviceId}`,
    `PATCH ${farm}/members/${memberId}`,
  ]);
  const body = line.startsWith('P') ? { body: '{"name":"Eve"}' } : {};
  const answer = await client.ask(line, { ...body, key: stranger.key });
  return { name: line, answer, status: 404 };
}

function aLine(draws: SeededDraws, farmId: string, { memberId, deviceId }: TestDevice): string {
  return draws.pick([
    `GET /state/${farmId}`,
    `PUT /state/${farmId}`,
    `PATCH /state/${farmId}`,
    `DELETE /state/${farmId}`,
    `GET /farms/${farmId}/members`,
    `POST /farms/${farmId}/invites`,
    `PATCH /farms/${farmId}/members/${memberId}`,
    `DELETE /farms/${farmId}/members/me`,
    `DELETE //farms/${farmId}//devices/${deviceId}`,
  ]);
}

function escaped(draws: SeededDraws, name: string): string {
  return Array.from(name, (sign) =>
    draws.chance(0.4) ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign,
  ).join('');
}
