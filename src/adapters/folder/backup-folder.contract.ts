import { expect, test } from 'vitest';
import type { BackupFolder, FolderCopy } from '#state/ports/backup-folder-port.ts';

/** A computer with real or played folders, and a grower who chooses among them. */
interface TestComputer {
  readonly folder: BackupFolder;
  /** The folder that is chosen next; null when the window is closed. */
  readonly willChoose: (name: string | null) => Promise<void>;
  /** The files of a folder. */
  readonly files: (folder: string) => Promise<Readonly<Record<string, string>>>;
  /** Somebody else puts a file there, or takes it away. */
  readonly put: (folder: string, name: string, text: string | null) => Promise<void>;
}

/** What every kind of folder promises. */
export function backupFolderContract(kind: string, newComputer: () => Promise<TestComputer>): void {
  choosesFolders(kind, newComputer);
  writesCopies(kind, newComputer);
  leavesFolders(kind, newComputer);
}

/** Which folder is chosen, and what may be written. */
function choosesFolders(kind: string, newComputer: () => Promise<TestComputer>): void {
  test(`${kind}: no folder is chosen until the grower chooses one`, async () => {
    const { folder, willChoose } = await newComputer();
    expect(await folder.chosen()).toBeNull();
    await willChoose(null);
    expect(await folder.choose()).toBe(false);
    expect(await folder.chosen()).toBeNull();
    await willChoose('Copies');
    expect(await folder.choose()).toBe(true);
    expect(await folder.chosen()).toEqual({ name: 'Copies', copies: [] });
    expect(await folder.mayWrite()).toBe(true);
    expect(await folder.askToWrite()).toBe(true);
  });

  test(`${kind}: without a folder nothing can be written`, async () => {
    const { folder } = await newComputer();
    const refusal = { name: 'FolderError', problem: 'gone' };
    await expect(folder.write(copyAt(1), '{}')).rejects.toMatchObject(refusal);
    await expect(folder.mayWrite()).rejects.toMatchObject(refusal);
  });
}

/** Copies in the folder. */
function writesCopies(kind: string, newComputer: () => Promise<TestComputer>): void {
  test(`${kind}: what is written is in the folder, and remembered in order`, async () => {
    const { folder, files } = await withFolder(newComputer);
    await folder.write(copyAt(2), '{"b":"ü 🌱"}');
    await folder.write(copyAt(1), '{}');
    expect(await files('Copies')).toEqual({ 'farm-2.json': '{"b":"ü 🌱"}', 'farm-1.json': '{}' });
    expect((await folder.chosen())?.copies).toEqual([copyAt(2), copyAt(1)]);
  });

  test(`${kind}: no file is written over, whoever has put it there`, async () => {
    const { folder, files, put } = await withFolder(newComputer);
    await put('Copies', 'farm-1.json', 'mine');
    await folder.write(copyAt(1), 'first');
    await folder.write(copyAt(1), 'second');
    expect(await files('Copies')).toEqual({
      'farm-1.json': 'mine',
      'farm-1-2.json': 'first',
      'farm-1-3.json': 'second',
    });
    const names = (await folder.chosen())?.copies.map(({ name }) => name);
    expect(names).toEqual(['farm-1-2.json', 'farm-1-3.json']);
  });

  test(`${kind}: a copy is removed, also where somebody has removed its file before`, async () => {
    const { folder, files, put } = await withFolder(newComputer);
    for (const number of [1, 2, 3]) await folder.write(copyAt(number), '{}');
    await put('Copies', 'farm-2.json', null);
    await folder.remove(copyAt(1));
    await folder.remove(copyAt(2));
    expect(Object.keys(await files('Copies'))).toEqual(['farm-3.json']);
    expect((await folder.chosen())?.copies).toEqual([copyAt(3)]);
  });
}

/** Another folder, or none. */
function leavesFolders(kind: string, newComputer: () => Promise<TestComputer>): void {
  test(`${kind}: another folder begins without copies, and the files of the first one stay`, async () => {
    const { folder, files, willChoose } = await withFolder(newComputer);
    await folder.write(copyAt(1), '{}');
    expect(await folder.choose()).toBe(true);
    expect((await folder.chosen())?.copies).toEqual([copyAt(1)]);
    await willChoose('Other');
    await folder.choose();
    expect(await folder.chosen()).toEqual({ name: 'Other', copies: [] });
    expect(Object.keys(await files('Copies'))).toEqual(['farm-1.json']);
  });

  test(`${kind}: a folder that is forgotten keeps its files`, async () => {
    const { folder, files } = await withFolder(newComputer);
    await folder.write(copyAt(1), '{}');
    await folder.forget();
    expect(await folder.chosen()).toBeNull();
    expect(Object.keys(await files('Copies'))).toEqual(['farm-1.json']);
  });
}

async function withFolder(newComputer: () => Promise<TestComputer>): Promise<TestComputer> {
  const computer = await newComputer();
  await computer.willChoose('Copies');
  await computer.folder.choose();
  return computer;
}

function copyAt(at: number): FolderCopy {
  return { name: `farm-${at}.json`, at, lastWriteAt: at };
}
