import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { findFarmSteps } from '#state/backup/read-backup.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { NotAFarmError, UsageError, type Question } from './command.ts';

/** The farm in a file, as it is written there and as the app would hold it. */
export function readFarmFile(folder: string, fileName: string): Pick<Question, 'written' | 'farm'> {
  const found = runToCompletion(findFarmSteps(readText(folder, fileName, NotAFarmError)));
  if (!found.ok) throw new NotAFarmError(`${fileName} is not a farm: ${found.reason}.`);
  return { written: found.state, farm: normalizeFarm(found.state) };
}

export function readFileOfCommand(folder: string, fileName: string): string {
  return readText(folder, fileName, UsageError);
}

function readText(
  folder: string,
  fileName: string,
  Refusal: typeof NotAFarmError | typeof UsageError,
): string {
  try {
    return readFileSync(resolve(folder, fileName), 'utf8');
  } catch {
    throw new Refusal(`${fileName} cannot be read.`);
  }
}
