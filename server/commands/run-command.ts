import { readFarmsSettings } from '../farms-settings.ts';
import type { Environment } from '../setting-error.ts';
import { SqliteStateStore } from '../store/sqlite/sqlite-state-store.ts';
import { type PackedDocument, unpackDocument } from '../store/stored-farm.ts';
import type { StateStore } from '../store/state-store.ts';
import { farmInBackup, proveBackup, restoreBackup } from './backup-chain.ts';
import { writeBackupFile } from './backup-file.ts';
import { backupInto, isFolder, newestIn } from './backup-folder.ts';
import { CommandError } from './command-error.ts';
import { countedFarms, listFarms, listVersions } from './list-farms.ts';
import {
  inviteByOperator,
  listAllPeople,
  listPeople,
  makeStartCode,
  removePerson,
} from './people-commands.ts';
import { restoreDocument } from './restore-version.ts';

interface Command {
  /** The words behind its name; one in brackets may be left out. */
  readonly words: string;
  readonly about: string;
  /** It reads files alone; the farms of the server stay closed. */
  readonly isOfFiles?: true;
  run(store: StateStore, words: readonly string[], environment: Environment): Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    words: '',
    about: 'List all users: newest version, size, devices, last read and label',
    run: listFarms,
  },
  label: {
    words: '<user> <label>',
    about: 'Name a farm in the list. An empty name removes it',
    run: labelFarm,
  },
  versions: {
    words: '<user>',
    about: 'List the versions of a farm you can restore, newest first',
    run: listVersions,
  },
  print: {
    words: '<user> [version]',
    about: 'Print the newest version of a farm, or an older one',
    run: printDocument,
  },
  restore: {
    words: '<user> <version>',
    about: 'Stores an older version once more, as the newest one',
    run: restoreVersion,
  },
  erase: {
    words: '<user>',
    about: 'Delete a farm and all its versions permanently',
    run: eraseUser,
  },
  'start-code': {
    words: '',
    about:
      'Create a start code for a new shared farm. Valid for one hour; replaces the previous code',
    run: ({ members }, _words, environment) => {
      if (readFarmsSettings(environment).creation.includes('code')) return makeStartCode(members);
      throw new CommandError(
        'FARM_CREATION lets no farm begin with a code; a start code has no use.',
      );
    },
  },
  members: {
    words: '<farm>',
    about: 'Who belongs to a farm, by which devices',
    run: listPeople,
  },
  invite: {
    words: '<farm> [member]',
    about: 'Create an invite code for a new owner, or for that member’s next device',
    run: inviteByOperator,
  },
  remove: {
    words: '<farm> <member or device>',
    about: 'Removes a member with all devices, or one device',
    run: removePerson,
  },
  backup: {
    words: '<file or folder> [days]',
    about: 'Back up all farms. Into a folder: incremental, kept for [days]',
    run: backUp,
  },
  'verify-backup': {
    words: '<file or folder>',
    isOfFiles: true,
    about: 'Verify that a backup can be restored',
    run: verifyBackup,
  },
  'restore-farm': {
    words: '<file> <user>',
    about: 'Restore one farm from a backup',
    run: restoreFarm,
  },
  'restore-backup': {
    words: '<file>',
    about: 'Restore a backup into an empty store',
    run: async (store, [file = '']) => {
      const farms = await restoreBackup(store, file);
      return `${countedFarms(farms)} restored.\n${await listAllPeople(store)}`;
    },
  },
};

/** How an operator calls a command: in a checkout, or with the package, which holds JavaScript. */
const CALL = import.meta.url.endsWith('.ts') ? 'npm run --silent server --' : 'microgreens-manager';

export async function runCommand(
  open: () => StateStore,
  [name = '', ...words]: readonly string[],
  environment: Environment = {},
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(usage(), 2);
  const known = command.words.split(' ').filter((word) => word !== '');
  const needed = known.filter((word) => word.startsWith('<'));
  if (words.length < needed.length || words.length > known.length) {
    throw new CommandError(`Usage: ${CALL} ${name} ${command.words}`, 2);
  }
  const store = command.isOfFiles ? new SqliteStateStore() : open();
  try {
    return await command.run(store, words, environment);
  } finally {
    await store.close();
  }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { words, about }]) => `  ${`${name} ${words}`.padEnd(34)}${about}`,
  );
  return `Usage: ${CALL} <command>\n\n${lines.join('\n')}`;
}

async function labelFarm(store: StateStore, words: readonly string[]): Promise<string> {
  const [userId = '', label = ''] = words;
  if (!(await store.head(userId))) throw new CommandError(`There is no user ${userId}.`);
  // One line of the list each, whatever is pasted.
  const text = label.replace(/\s+/g, ' ').trim();
  await store.note(userId, { label: text });
  return text === '' ? `${userId} has no label.\n` : `${userId} is “${text}”.\n`;
}

async function eraseUser(store: StateStore, [userId = '']: readonly string[]): Promise<string> {
  // Once more is fine: the first time may have been stopped before its last bytes were gone.
  const isKnown =
    (await store.head(userId)) !== undefined ||
    (await store.erasedAt(userId)) !== undefined ||
    (await store.members.people(userId)).members.length > 0;
  if (!isKnown) throw new CommandError(`There is no user ${userId}.`);
  await store.erase(userId);
  return `${userId} is erased.\n`;
}

async function backUp(store: StateStore, words: readonly string[]): Promise<string> {
  const [path = '', days = '30'] = words;
  const now = Date.now();
  if (!isFolder(path)) {
    if (words.length > 1)
      throw new CommandError(
        `${path} is a file, and files are never deleted. Leave out the days.`,
        2,
      );
    return `${countedFarms(await writeBackupFile(store, { path, now }))} in ${path}.\n`;
  }
  const report = await backupInto(store, path, { days: numbered(days, 'A number of days'), now });
  const removed = report.removed === 0 ? '' : ` ${report.removed} old files removed.`;
  return `${countedFarms(report.farms)} in ${report.path}.${removed}\n`;
}

async function verifyBackup(_store: StateStore, [path = '']: readonly string[]): Promise<string> {
  const file = isFolder(path) ? newestIn(path) : path;
  if (file === undefined) throw new CommandError(`There are no backups in ${path}.`);
  const { files, kept } = await proveBackup(file);
  const versions = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  return `${countedFarms(kept.size)}, ${versions.toLocaleString('en-US')} versions, all whole:\n${files
    .map((name) => `${name}\n`)
    .join('')}`;
}

async function restoreFarm(store: StateStore, words: readonly string[]): Promise<string> {
  const [path = '', userId = ''] = words;
  const { version, document } = await farmInBackup(path, userId);
  const newest = await restoreDocument(store, userId, document);
  return `Version ${version} of ${userId} is back from ${path}, as version ${newest}.\n`;
}

async function printDocument(store: StateStore, words: readonly string[]): Promise<string> {
  return (await unpackDocument(await documentOf(store, words))).toString();
}

async function restoreVersion(store: StateStore, words: readonly string[]): Promise<string> {
  const [userId = '', version = ''] = words;
  const newest = await restoreDocument(store, userId, await documentOf(store, words));
  return `Version ${version} of ${userId} is back, as version ${newest}.\n`;
}

async function documentOf(store: StateStore, words: readonly string[]): Promise<PackedDocument> {
  const [userId = '', version] = words;
  const stored = await store.read(userId, version === undefined ? undefined : numbered(version));
  if (stored) return stored.document;
  throw new CommandError(`${words.join(', version ')} is not there.`);
}

function numbered(text: string, what = 'A version'): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CommandError(`${what} is a number such as 12, not “${text}”.`, 2);
}
