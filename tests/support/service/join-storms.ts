import { openStore } from '#server/store/open-store.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import {
  aKey,
  aStartCode,
  type FarmAnswer,
  farmClient,
  type TestDevice,
} from '#tests/support/members/farm-client.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
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
 * let one phone in, and nobody is left outside or half inside. A round starts two servers, each for what follows
 * the kill of the one before: to start is what such a round costs.
 *
 * @param main - A server that starts sooner, for many rounds.
 * @returns How many answers the kills took away, and everything that went wrong.
 */
export async function runJoinStorm(
  place: TestPlace,
  draws: SeededDraws,
  rounds: number,
  main?: string,
) {
  const environment = { ...place.environment, STATE_AUTH: 'google' };
  const problems: string[] = [];
  let lostAnswers = 0;
  const start = () => startServer(environment, [], main);
  let server = await start();
  /** All ask at once, the server is killed meanwhile, and those without an answer ask the next one. */
  const askAmidKill = async (line: string, phones: readonly AskingPhone[], isCrash: boolean) => {
    const asked = phones.map((phone) => ask(server.address, line, phone));
    await new Promise((resolve) => setTimeout(resolve, draws.whole(0, 40)));
    await server.end('SIGKILL');
    await Promise.all(asked);
    if (isCrash) await place.crash();
    server = await start();
    const waiting = phones.filter(({ answer }) => answer === undefined);
    lostAnswers += waiting.length;
    await Promise.all(waiting.map((phone) => ask(server.address, line, phone)));
  };
  for (let round = 1; round <= rounds; round += 1) {
    const owner = aPhone(await inStore(place, aStartCode), 'Ana');
    await askAmidKill('POST /farms', [owner], round % 4 === 2);
    const client = farmClient(server.address);
    const device = { ...aDeviceFrom(owner), farmId: String(owner.answer?.json['farmId']) };
    const codes: string[] = [];
    for (let n = 0; n < CODES; n += 1) {
      codes.push(await client.invite(device, { role: 'GROWER', name: 'Joe', farmName: '' }));
    }
    const phones = codes.flatMap((invite) =>
      Array.from({ length: PHONES_A_CODE }, (_, n) => aPhone(invite, `Phone ${n}`)),
    );
    await askAmidKill('POST /farms/join', phones, round % 4 === 0);
    const found = await lookAfter(server, device, phones);
    problems.push(...found.map((text) => `${round}: ${text}`));
  }
  await server.end('SIGKILL');
  const begun = await inStore(place, ({ members }) => members.farms());
  if (begun.length !== rounds) problems.push(`${begun.length} farms were begun`);
  return { lostAnswers, problems };
}

async function ask(address: string, line: string, phone: AskingPhone): Promise<void> {
  phone.answer = await farmClient(address)
    .tell(line, { ...phone.wish, label: phone.wish.name })
    .catch(() => undefined);
}

async function lookAfter(
  server: ServerProcess,
  owner: TestDevice,
  phones: readonly AskingPhone[],
): Promise<readonly string[]> {
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

async function inStore<T>(
  { place }: TestPlace,
  work: (store: ReturnType<typeof openStore>) => Promise<T>,
): Promise<T> {
  const store = openStore(place);
  return work(store).finally(() => store.close());
}
