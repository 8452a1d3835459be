import { unpackDocument } from '../store/packed-document.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StateHead } from '../store/stored-farm.ts';
import { restoreBackup, writeBackup } from './backup-file.ts';
import { CommandError } from './command-error.ts';
import { restoreDocument } from './restore-version.ts';

interface Command {
  /** The words behind its name; one in brackets may be left out. */
  readonly words: string;
  readonly about: string;
  /** Does the work; what it returns is printed. */
  run(store: StateStore, words: readonly string[]): Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: { words: '', about: 'All users and the newest version of each farm', run: listUsers },
  versions: {
    words: '<user>',
    about: 'The versions of a farm that can be brought back, newest first',
    run: listVersions,
  },
  print: {
    words: '<user> [version]',
    about: 'The document of a farm, of the newest version or an older one',
    run: printDocument,
  },
  restore: {
    words: '<user> <version>',
    about: 'Stores an older version once more, as the newest one',
    run: restoreVersion,
  },
  erase: {
    words: '<user>',
    about: 'Forgets a farm and all its versions for good',
    run: async (store, [userId = '']) => {
      if (!(await store.head(userId))) throw new CommandError(`There is no user ${userId}.`);
      await store.erase(userId);
      return `${userId} is erased.\n`;
    },
  },
  backup: {
    words: '<file>',
    about: 'Writes all farms with their versions into a new file; the server may go on meanwhile',
    run: async (store, [file = '']) => `${counted(await writeBackup(store, file))} in ${file}.\n`,
  },
  'restore-backup': {
    words: '<file>',
    about: 'Puts the farms of such a file into an empty store',
    run: async (store, [file = '']) => `${counted(await restoreBackup(store, file))} restored.\n`,
  },
};

/** Carries out a command over the farms of a server; what it returns is printed. */
export async function runCommand(
  open: () => StateStore,
  [name = '', ...words]: readonly string[],
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(usage(), 2);
  const known = command.words.split(' ').filter((word) => word !== '');
  const needed = known.filter((word) => word.startsWith('<'));
  if (words.length < needed.length || words.length > known.length) {
    throw new CommandError(`Usage: npm run --silent server -- ${name} ${command.words}`, 2);
  }
  const store = open();
  try {
    return await command.run(store, words);
  } finally {
    await store.close();
  }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { words, about }]) => `  ${`${name} ${words}`.padEnd(26)}${about}`,
  );
  return `Usage: npm run --silent server -- <command>\n\n${lines.join('\n')}`;
}

async function listUsers(store: StateStore): Promise<string> {
  const rows: string[] = [];
  for (const userId of await store.users()) {
    const head = await store.head(userId);
    if (head) rows.push(`${userId}  ${describe(head)}\n`);
  }
  return rows.join('') || 'There are no farms.\n';
}

async function listVersions(store: StateStore, [userId = '']: readonly string[]): Promise<string> {
  const head = await store.head(userId);
  if (!head) throw new CommandError(`There is no user ${userId}.`);
  const removal = head.document ? '' : `${describe(head)}\n`;
  const versions = await store.versions(userId);
  return removal + versions.map((version) => `${describe(version)}\n`).join('');
}

async function printDocument(store: StateStore, words: readonly string[]): Promise<string> {
  const [userId = '', version] = words;
  const stored = await store.read(userId, version === undefined ? undefined : numbered(version));
  if (!stored) throw new CommandError(`${words.join(', version ')} is not there.`);
  return (await unpackDocument(stored.document)).toString();
}

async function restoreVersion(store: StateStore, words: readonly string[]): Promise<string> {
  const [userId = '', version = ''] = words;
  const stored = await store.read(userId, numbered(version));
  if (!stored) throw new CommandError(`${words.join(', version ')} is not there.`);
  const newest = await restoreDocument(store, userId, stored.document);
  return `Version ${version} of ${userId} is back, as version ${newest}.\n`;
}

function numbered(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CommandError(`A version is a number such as 12, not "${text}".`, 2);
}

function describe({ version, savedAt, document }: StateHead): string {
  const time = new Date(savedAt).toISOString().slice(0, 19).replace('T', ' ');
  const content = document ? `${document.size.toLocaleString('en-US')} bytes` : 'removed';
  return `version ${version}  ${time} UTC  ${content}`;
}

function counted(farms: number): string {
  return farms === 1 ? '1 farm' : `${farms.toLocaleString('en-US')} farms`;
}
