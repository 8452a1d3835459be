import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { send } from '#tests/support/server/send.ts';

/** A device that stores one document after the other and knows what was promised to it. */
export class StoringClient {
  readonly #path: string;
  readonly #name: string;
  #sent = 0;
  #promised = 0;
  #etag = '*';

  constructor(name: string) {
    this.#name = name;
    this.#path = `/state/google_${name}`;
  }

  /** Stores until the server is gone; how many documents it promised to keep. */
  async store(address: string, onPromised: () => void): Promise<number> {
    for (let promised = 0; ; promised += 1) {
      this.#sent += 1;
      const status = await this.#put(address, this.#sent).catch(() => 0);
      if (status !== 200) return promised;
      this.#promised = this.#sent;
      onPromised();
    }
  }

  /** What is wrong with the document that the server has: older than promised, or nobody's. */
  async check(address: string): Promise<string | undefined> {
    const answer = await send(address, `GET ${this.#path}`);
    if (answer.status !== 200) return `${this.#name}: answered with ${answer.status}`;
    this.#etag = answer.headers.etag ?? '';
    const [, digits] = /"n":(\d+)/.exec(answer.text) ?? [];
    const found = Number(digits ?? 0);
    if (found < this.#promised) {
      return `${this.#name}: ${this.#promised} was promised, ${found} is there`;
    }
    if (found > this.#sent) return `${this.#name}: ${found} was never sent`;
    const expected = found === 0 ? 'null' : documentOf(this.#name, found);
    return answer.text === expected ? undefined : `${this.#name}: document ${found} is torn`;
  }

  async #put(address: string, n: number): Promise<number> {
    const answer = await send(address, `PUT ${this.#path}`, {
      body: documentOf(this.#name, n),
      headers: { 'if-match': this.#etag },
    });
    this.#etag = answer.headers.etag ?? this.#etag;
    return answer.status;
  }
}

/** A document of a few kilobytes that packing does not make much smaller. */
function documentOf(name: string, n: number): string {
  const draws = seededDraws(n * 2_654_435_761 + name.length);
  const noise = Array.from({ length: 50 + (n % 7) * 100 }, () => draws.below(2 ** 32));
  return JSON.stringify({ name, n, noise, meta: { lastWriteAt: n } });
}
