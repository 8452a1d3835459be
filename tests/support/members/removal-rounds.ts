import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { FarmAnswer, farmClient } from '#tests/support/members/farm-client.ts';

type Client = ReturnType<typeof farmClient>;

const WRITES = 6;
const MOST_READ_MS = 5_000;
const ROLES = ['GROWER', 'HELPER'];
/** A farm lets 30 people in an hour. */
const ROUNDS_A_FARM = 25;

/**
 * Removes somebody through one server while their device writes and reads at another, again and again.
 *
 * After the answer to the removal nothing of theirs is stored, whichever server they ask; reads end within
 * five seconds. What was promised before stays.
 *
 * @param servers - Two servers over the same farms, or twice the same.
 * @returns How long after a removal a read was still answered, at most; how many writes were promised, and how many the
 *   removal was in time for; all keys and codes that were in use; what went wrong.
 */
export async function runRemovals(
  [first, second]: readonly [Client, Client],
  startCode: () => Promise<string>,
  draws: SeededDraws,
  rounds: number,
) {
  const problems: string[] = [];
  const secrets: string[] = [];
  const begin = async () => {
    const code = await startCode();
    const owner = await first.begin(code, 'Ana');
    secrets.push(code, owner.key);
    return owner;
  };
  let [latestReadMs, stored, refused] = [0, 0, 0];
  const body = (round: number) =>
    `{"meta":{"lastWriteAt":${round}},"tasks":[${round}],"taskHistory":[]}`;
  let ana = await begin();
  for (let round = 1; round <= rounds; round += 1) {
    if (round % ROUNDS_A_FARM === 0) ana = await begin();
    const path = `/state/${ana.farmId}`;
    const owner = ana.key;
    await first.ask(`PUT ${path}`, { key: owner, body: body(0) });
    const versionNow = async () =>
      String((await first.ask(`GET ${path}`, { key: owner })).headers.etag);
    const tell = (problem: string): void => void problems.push(`${round}: ${problem}`);
    const role = draws.pick(ROLES);
    const code = await first.invite(ana, { role, name: 'Joe', farmName: '' });
    const joe = await second.join(code, 'Joe');
    secrets.push(code, joe.key);
    const write = async (): Promise<FarmAnswer> => {
      if (role === 'GROWER') return second.ask(`PUT ${path}`, { key: joe.key, body: body(round) });
      const headers = { 'if-match': await versionNow() };
      return second.ask(`PATCH ${path}`, { key: joe.key, body: body(round), headers });
    };
    const read = () => second.ask(`GET ${path}`, { key: joe.key });
    if ((await read()).status !== 200) tell('the farm could not be read before');
    const writes = Array.from({ length: WRITES }, async (_, n) => {
      await sleep(draws.whole(0, 4 * (n + 1)));
      return write();
    });
    await sleep(draws.whole(0, 60));
    const who = draws.chance(0.5) ? `members/${joe.memberId}` : `devices/${joe.deviceId}`;
    const removal = await first.ask(`DELETE /farms/${ana.farmId}/${who}`, { key: ana.key });
    if (removal.status !== 200) tell(`the removal was answered with ${removal.status}`);
    const removedAt = performance.now();
    const version = await versionNow();
    for (const answer of [await write(), ...(await Promise.all(writes))]) {
      const { status, json } = answer;
      if (status === 200) stored += 1;
      else if (status === 401 && json['removedBy'] === 'Ana') refused += 1;
      // Two writes of a helper with one tag: the second comes too late.
      else if (status !== 409) tell(`a write was answered with ${status}`);
    }
    if ((await write()).status !== 401) tell('a write was let in after the removal');
    while ((await read()).status === 200) {
      latestReadMs = Math.max(latestReadMs, performance.now() - removedAt);
      if (latestReadMs > MOST_READ_MS) break;
    }
    if (latestReadMs > MOST_READ_MS) tell('the farm is read long after the removal');
    if ((await versionNow()) !== version) tell('something was stored after the removal');
  }
  return { latestReadMs: Math.round(latestReadMs), stored, refused, secrets, problems };
}
