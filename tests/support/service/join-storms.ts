import { openStore } from '#server/store/open-store.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import {
  aKey,
  aStartCode,
  type FarmAnswer,
  farmClient,
  type TestDevice,
} from '#tests/support/members/farm-client.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import type { TestPlace } from '#tests/support/server/store-place.ts';

const CODES = 3;
const PHONES_A_CODE = 2;

/** A phone that asks with a code until it has an answer. */
interface AskingPhone {
  readonly key: string;
  readonly wish: { readonly code: string; readonly keyHash: string; readonly name: string };
  answer?: FarmAnswer | undefined;
}

/**
 * Kills the server amid the first questions of a farm: its beginning, and joins of two phones with each code.
 *
 * Whoever got no answer asks again, with the same code and key. In the end there is one farm more, each code has
 * let one phone in, and nobody is left outside or half inside.
 */
export async function runJoinStorm(
  place: TestPlace,
  draws: SeededDraws,
  rounds: number,
): Promise<readonly string[]> {
  const environment = { ...place.environment, STATE_AUTH: 'google' };
  const problems: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const code = await startCodeIn(place);
    const owner = aPhone(code, 'Ana');
    await askAmidKill(environment, 'POST /farms', [owner], draws);
    const server = await startServer(environment);
    const client = farmClient(server.address);
    const device = { ...aDeviceFrom(owner), farmId: String(owner.answer?.json['farmId']) };
    const codes: string[] = [];
    for (let n = 0; n < CODES; n += 1) {
      codes.push(await client.invite(device, { role: 'GROWER', name: 'Joe', farmName: '' }));
    }
    await server.end('SIGKILL');
    const phones = codes.flatMap((invite) =>
      Array.from({ length: PHONES_A_CODE }, (_, n) => aPhone(invite, `Phone ${n}`)),
    );
    await askAmidKill(environment, 'POST /farms/join', phones, draws);
    problems.push(
      ...(await lookAfter(environment, device, phones)).map((text) => `${round}: ${text}`),
    );
    if (round % 4 === 0) await place.crash();
  }
  const begun = await inStore(place, ({ members }) => members.farms());
  return begun.length === rounds ? problems : [...problems, `${begun.length} farms were begun`];
}

/** All ask at once, the server is killed meanwhile, and those without an answer ask the next one. */
async function askAmidKill(
  environment: Readonly<Record<string, string>>,
  line: string,
  phones: readonly AskingPhone[],
  draws: SeededDraws,
): Promise<void> {
  const first = await startServer(environment);
  const asked = phones.map((phone) => ask(first.address, line, phone));
  await new Promise((resolve) => setTimeout(resolve, draws.whole(0, 40)));
  await first.end('SIGKILL');
  await Promise.all(asked);
  const second = await startServer(environment);
  const waiting = phones.filter(({ answer }) => answer === undefined);
  await Promise.all(waiting.map((phone) => ask(second.address, line, phone)));
  await second.end('SIGKILL');
}

async function ask(address: string, line: string, phone: AskingPhone): Promise<void> {
  phone.answer = await farmClient(address)
    .tell(line, { ...phone.wish, label: phone.wish.name })
    .catch(() => undefined);
}

async function lookAfter(
  environment: Readonly<Record<string, string>>,
  owner: TestDevice,
  phones: readonly AskingPhone[],
): Promise<readonly string[]> {
  const server = await startServer(environment);
  const client = farmClient(server.address);
  const problems: string[] = [];
  const isIn = ({ answer }: AskingPhone) => answer?.status === 201 || answer?.status === 200;
  for (const phone of phones) {
    const mates = phones.filter(({ wish }) => wish.code === phone.wish.code);
    if (mates.filter(isIn).length !== 1) problems.push('a code let in not exactly one phone');
    const { status } = await client.ask(`GET /state/${owner.farmId}`, { key: phone.key });
    if (status !== (isIn(phone) ? 200 : 401)) problems.push(`a phone reads with ${status}`);
  }
  const { json } = await client.ask(`GET /farms/${owner.farmId}/members`, { key: owner.key });
  const members = Array.isArray(json['members']) ? json['members'].length : 0;
  if (members !== 1 + CODES) problems.push(`there are ${members} members`);
  await server.end('SIGKILL');
  return problems;
}

function aPhone(code: string, name: string): AskingPhone {
  const { key, keyHash } = aKey();
  return { key, wish: { code, keyHash, name } };
}

function aDeviceFrom({ key, wish, answer }: AskingPhone): TestDevice {
  const id = (field: string) => String(answer?.json[field]);
  const ids = { farmId: id('farmId'), memberId: id('memberId'), deviceId: id('deviceId') };
  return { key, keyHash: wish.keyHash, ...ids };
}

function startCodeIn(place: TestPlace): Promise<string> {
  return inStore(place, aStartCode);
}

async function inStore<T>(
  { place }: TestPlace,
  work: (store: ReturnType<typeof openStore>) => Promise<T>,
): Promise<T> {
  const store = openStore(place);
  return work(store).finally(() => store.close());
}
