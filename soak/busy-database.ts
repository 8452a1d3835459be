import { send } from '#tests/support/server/send.ts';
import { blockUser } from '#tests/support/server/blocked-user.ts';
import { type Part, withServer } from './server-part.ts';

/** As many as a server has connections; PostgreSQL's default setting of the product. */
const CONNECTIONS = 10;
/** Of each the server takes three writes at once. */
const BLOCKED = ['google_1', 'google_2', 'google_3', 'google_4'];
const MAX_RECOVERY_MS = 5_000;

/** Takes every connection to the database away, again and again, and gives them back. */
export const busyDatabase: Part = async ({ place, environment }, _, rounds) => {
  if (place.kind !== 'postgres') return { figures: 'a file has no connections', problems: [] };
  const count = rounds(20);
  const problems: string[] = [];
  let slowestAnswerMs = 0;
  let slowestRecoveryMs = 0;
  await withServer(environment, async ({ address }) => {
    const put = (path: string) =>
      send(address, `PUT ${path}`, { body: '{"meta":{"lastWriteAt":1}}' });
    const get = () => send(address, 'GET /state/google_9');
    await put('/state/google_9');
    for (let round = 1; round <= count; round += 1) {
      const releases = await Promise.all(BLOCKED.map((user) => blockUser(place.url, user)));
      const stuck = Array.from({ length: CONNECTIONS }, (_, n) =>
        put(`/state/${BLOCKED[n % BLOCKED.length]}`),
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      const start = performance.now();
      const refused = await Promise.all([get(), get(), put('/state/google_9')]);
      slowestAnswerMs = Math.max(slowestAnswerMs, performance.now() - start);
      for (const { status, headers } of refused) {
        if (status !== 503 || headers['retry-after'] !== '5') {
          problems.push(`round ${round}: ${status} while no connection was free`);
        }
      }
      await Promise.all(releases.map((release) => release()));
      const released = performance.now();
      if ((await get()).status !== 200) problems.push(`round ${round}: not back at once`);
      const answers = await Promise.all(stuck);
      const lost = answers.filter(({ status }) => status !== 200).length;
      if (lost > 0) problems.push(`round ${round}: ${lost} writes that waited were refused`);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - released);
    }
  });
  if (slowestRecoveryMs > MAX_RECOVERY_MS) problems.push('slow to recover');
  const ms = [slowestAnswerMs, slowestRecoveryMs].map(Math.round);
  return { figures: `${count} rounds, 503 after ${ms[0]} ms, back within ${ms[1]} ms`, problems };
};
