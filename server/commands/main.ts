import { existsSync } from 'node:fs';
import { SettingError } from '../setting-error.ts';
import { readStorePlace } from '../settings.ts';
import { openStore, sqliteFile } from '../store/open-store.ts';
import type { StateStore } from '../store/state-store.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './run-command.ts';

const [command] = process.argv.slice(2);

function openFarms(): StateStore {
  const place = readStorePlace(process.env);
  // A mistyped folder must not look like a server without farms.
  if (place.kind === 'sqlite' && command !== 'restore-backup') {
    const file = sqliteFile(place.folder);
    if (!existsSync(file)) throw new SettingError(`DATA_DIR: there is no ${file}.`);
  }
  return openStore(place);
}

try {
  process.stdout.write(await runCommand(openFarms, process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof CommandError ? error.exitCode : 1;
}
