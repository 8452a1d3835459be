import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StateStore } from '../store/state-store.ts';
import { writeBackupFile } from './backup-file.ts';

const DAY_MS = 86_400_000;
/** So long the files of one whole backup and of what came after it are added to. */
const WHOLE_EVERY = 7 * DAY_MS;
const NAME = /^farms-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(whole|more)\.jsonl\.gz$/;

interface File {
  readonly path: string;
  readonly at: number;
  readonly isWhole: boolean;
}

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/**
 * Writes the next backup to a folder: a full one per week, increments in between.
 *
 * Then deletes outdated files, `removed` of them, but never one that a newer file builds on, nor the newest full one.
 */
export async function backupInto(
  store: StateStore,
  folder: string,
  { days, now }: { readonly days: number; readonly now: number },
) {
  const before = filesIn(folder);
  const whole = before.findLast(({ isWhole }) => isWhole);
  const upon = whole && now - whole.at < WHOLE_EVERY ? before.at(-1)?.path : undefined;
  const path = join(folder, nameOf(now, upon === undefined));
  const farms = await writeBackupFile(store, { path, upon, now });
  const sets = setsOf(filesIn(folder));
  const old = sets.slice(0, -1).filter((set) => (set.at(-1)?.at ?? now) < now - days * DAY_MS);
  for (const file of old.flat()) rmSync(file.path);
  return { path, farms, removed: old.flat().length };
}

export function newestIn(folder: string): string | undefined {
  return filesIn(folder).at(-1)?.path;
}

function filesIn(folder: string): readonly File[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second, kind] = NAME.exec(name) ?? [];
      if (kind === undefined) return [];
      const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
      return [{ path: join(folder, name), at, isWhole: kind === 'whole' }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Every whole backup with those that build upon it. */
function setsOf(files: readonly File[]): readonly (readonly File[])[] {
  const sets: File[][] = [];
  for (const file of files) {
    if (file.isWhole || sets.length === 0) sets.push([]);
    sets.at(-1)?.push(file);
  }
  return sets;
}

function nameOf(now: number, isWhole: boolean): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `farms-${time}Z.${isWhole ? 'whole' : 'more'}.jsonl.gz`;
}
