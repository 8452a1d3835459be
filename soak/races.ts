import { send } from '#tests/support/server/send.ts';

/**
 * Lets many devices store at once on one condition, round after round.
 *
 * @param isFirst - Whether nothing may be there; else every device has the tag of what is there.
 * @returns The rounds in which not exactly one of them was the first, or its document was not kept.
 */
export async function runRaces(
  address: string,
  { rounds, writers, isFirst }: { rounds: number; writers: number; isFirst: boolean },
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = `/state/google_${isFirst ? `first-${round}` : 'again'}`;
    const tag = (await send(address, `GET ${path}`)).headers.etag ?? '';
    const condition = isFirst ? { 'if-none-match': '*' } : { 'if-match': tag };
    const answers = await Promise.all(
      [...Array(writers).keys()].map((writer) =>
        send(address, `PUT ${path}`, { body: documentOf(round, writer), headers: condition }),
      ),
    );
    const winners = answers.flatMap(({ status }, writer) => (status === 200 ? [writer] : []));
    const refused = answers.filter(({ status }) => status === 409).length;
    const kept = (await send(address, `GET ${path}`)).text;
    const isRight = winners.length === 1 && refused === writers - 1;
    if (!isRight || kept !== documentOf(round, winners[0] ?? -1)) {
      problems.push(`round ${round}: ${winners.length} were first, ${refused} refused`);
    }
  }
  return problems;
}

/** Sends writes again as if their answers got lost; the rounds in which that stored anything more. */
export async function runRetries(address: string, rounds: number): Promise<readonly string[]> {
  const problems: string[] = [];
  let tag = (await send(address, 'GET /state/google_retry')).headers.etag ?? '';
  for (let round = 0; round < rounds; round += 1) {
    const sent = { body: documentOf(round, 0), headers: { 'if-match': tag } };
    const first = await send(address, 'PUT /state/google_retry', sent);
    const again = await send(address, 'PUT /state/google_retry', sent);
    tag = first.headers.etag ?? '';
    const isRight = first.status === 200 && again.status === 409 && again.headers.etag === tag;
    if (!isRight) problems.push(`round ${round}: ${first.status}, then ${again.status}`);
  }
  return problems;
}

function documentOf(round: number, writer: number): string {
  return `{"round":${round},"writer":${writer},"meta":{"lastWriteAt":1}}`;
}
