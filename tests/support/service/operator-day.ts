import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '#server/commands/run-command.ts';
import { openStore, sqliteFile } from '#server/store/open-store.ts';
import { packDocument } from '#server/store/stored-farm.ts';
import { send } from '#tests/support/server/send.ts';
import { writeOldDatabase } from './old-database.ts';
import { runServerCommand } from '#tests/support/server/server-command.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { aSqlitePlace, type TestPlace } from '#tests/support/server/store-place.ts';

/**
 * What an operator does with a server in use: a new version upon an old database, a backup, what is new
 * since then, the proof of both, one farm back from it, one erased for good, all of it restored elsewhere,
 * and the end of the server. Growers store their farms meanwhile.
 */
export async function runOperatorDay(place: TestPlace, farms: number) {
  const day = new Day(place, farms);
  try {
    await day.upgrade();
    await day.backUp();
    await day.restoreOne();
    await day.eraseOne();
    await day.drill();
    await day.stop();
  } finally {
    await day.end();
  }
  return { figures: day.times.join(', '), problems: day.problems };
}

class Day {
  readonly problems: string[] = [];
  readonly times: string[] = [];
  readonly #place: TestPlace;
  readonly #users: readonly string[];
  readonly #backups = mkdtempSync(join(tmpdir(), 'mgm-day-'));
  /** What was stored last, by user. */
  readonly #newest = new Map<string, string>();
  #server: ServerProcess | undefined;

  constructor(place: TestPlace, farms: number) {
    this.#place = place;
    this.#users = [...Array(farms).keys()].map((n) => `google_${20_000 + n}`);
  }

  async upgrade(): Promise<void> {
    const { place } = this.#place;
    if (place.kind === 'sqlite') {
      const farms = new Map<string, Awaited<ReturnType<typeof packDocument>>[]>();
      for (const user of this.#users) {
        const written = aFarm(user);
        this.#newest.set(user, written);
        farms.set(user, [await packDocument(Buffer.from(written), false)]);
      }
      writeOldDatabase(sqliteFile(place.folder), farms);
    }
    await this.#timed('upgrade', async () => {
      this.#server = await startServer(this.#place.environment);
      await this.#check('after the upgrade');
    });
    if (place.kind === 'postgres') await this.#storeAll();
    else if (!existsSync(`${sqliteFile(place.folder)}.before-2`)) {
      this.problems.push('there is no copy of the database from before the upgrade');
    }
  }

  async backUp(): Promise<void> {
    await this.#timed('whole backup', () => this.#whileStoring(['backup', this.#backups]));
    // Names of files tell seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await this.#storeAll();
    await this.#timed('what is new', () => this.#whileStoring(['backup', this.#backups]));
    const kinds = readdirSync(this.#backups).map((name) => name.split('.')[1]);
    if (kinds.join(' ') !== 'whole more') this.problems.push(`backups are ${kinds.join(' ')}`);
    const proof = await this.#timed('verify', () => this.#run('verify-backup', this.#backups));
    if (!proof.includes('all whole')) this.problems.push(`verify-backup says ${proof}`);
  }

  async restoreOne(): Promise<void> {
    const [user = ''] = this.#users;
    const good = await this.#read(user);
    await this.#run('backup', join(this.#backups, 'one.jsonl.gz'));
    await this.#store(user);
    await this.#timed('one farm back', () =>
      this.#run('restore-farm', join(this.#backups, 'one.jsonl.gz'), user),
    );
    const back = await this.#read(user);
    if (textOf(back) !== textOf(good)) this.problems.push(`${user} is not as it was in the backup`);
    this.#newest.delete(user);
  }

  async eraseOne(): Promise<void> {
    const user = this.#users.at(-1) ?? '';
    const traces = [Buffer.from(user), await packedPart(this.#newest.get(user) ?? '')];
    await this.#timed('erase', () => this.#run('erase', user));
    this.#newest.delete(user);
    const { text, headers } = await send(this.#address(), `GET /state/${user}`);
    if (text !== 'null' || headers['x-state-deleted-at'] === undefined) {
      this.problems.push(`${user} is erased, and the answer is ${text.slice(0, 60)}`);
    }
    const { place } = this.#place;
    if (place.kind !== 'sqlite') return;
    for (const name of ['farms.sqlite', 'farms.sqlite-wal']) {
      const path = join(place.folder, name);
      if (existsSync(path) && traces.some((trace) => readFileSync(path).includes(trace))) {
        this.problems.push(`${user} is erased and still stands in ${name}`);
      }
    }
  }

  async drill(): Promise<void> {
    const elsewhere = await aSqlitePlace();
    try {
      const file = join(this.#backups, 'all.jsonl.gz');
      await this.#run('backup', file);
      await this.#timed('all restored', () =>
        runServerCommand(elsewhere.environment, ['restore-backup', file]),
      );
      for (const user of this.#newest.keys()) {
        const [here, there] = await Promise.all([
          this.#read(user),
          runCommand(() => openStore(elsewhere.place), ['print', user]),
        ]);
        if (here !== there) this.problems.push(`${user} is another one after the drill`);
      }
    } finally {
      await elsewhere.remove();
    }
  }

  async stop(): Promise<void> {
    await this.#check('at the end');
    const code = await this.#timed('stop', async () => this.#server?.end('SIGTERM'));
    if (code !== 0) this.problems.push(`the server ended with ${code}`);
    const { place } = this.#place;
    if (place.kind !== 'sqlite') return;
    const beside = readdirSync(place.folder).filter((name) => /-(wal|shm)$/.test(name));
    if (beside.length > 0) this.problems.push(`${beside.join(' ')} lie beside the farms`);
  }

  async end(): Promise<void> {
    await this.#server?.end('SIGKILL');
    rmSync(this.#backups, { recursive: true });
  }

  async #check(when: string): Promise<void> {
    for (const [user, json] of this.#newest) {
      if ((await this.#read(user)) !== json) this.problems.push(`${user} is not there ${when}`);
    }
  }

  async #whileStoring(words: readonly string[]): Promise<void> {
    let isRunning = true;
    const command = this.#run(...words).finally(() => (isRunning = false));
    while (isRunning) await this.#storeAll();
    await command;
  }

  async #storeAll(): Promise<void> {
    await Promise.all(this.#users.map((user) => this.#store(user)));
  }

  async #store(user: string): Promise<void> {
    const written = aFarm(user);
    const { status } = await send(this.#address(), `PUT /state/${user}`, { body: written });
    if (status === 200) this.#newest.set(user, written);
    else this.problems.push(`a write of ${user} was answered with ${status}`);
  }

  async #read(user: string): Promise<string> {
    return (await send(this.#address(), `GET /state/${user}`)).text;
  }

  #run(...words: string[]): Promise<string> {
    return runServerCommand(this.#place.environment, words);
  }

  #address(): string {
    return this.#server?.address ?? '';
  }

  async #timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  }
}

function aFarm(user: string): string {
  const notes = randomBytes(3_000).toString('base64');
  const varieties = [{ id: 'pea', name: 'Pea', notes }];
  return JSON.stringify({ meta: { lastWriteAt: Date.now() }, user, varieties });
}

/** Some bytes of a farm as it lies on the disk. */
async function packedPart(json: string): Promise<Buffer> {
  const { gzip } = await packDocument(Buffer.from(json), false);
  return Buffer.from(gzip.subarray(500, 540));
}

/** What is compared of a farm: it comes back under another write stamp. */
function textOf(json: string): string {
  return JSON.stringify({ ...(JSON.parse(json) as object), meta: null });
}
