import { expect, test } from 'vitest';
import { memoryBackupFolder, memoryFolders } from '#tests/support/devices/memory-backup-folder.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { readBackup } from '../backup/read-backup.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type FolderCopies, createFolderCopies } from './folder-copies.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A tab on Friday 11/20/2026 at 8:00, and a computer with folders. */
function aTab(computer = memoryFolders()) {
  const world = anEnvironment();
  let farm = aFarm({ varieties: [aVariety({ id: 'pea', name: 'Pea' })] });
  const open = (): FolderCopies =>
    createFolderCopies({ ...world, backupFolder: memoryBackupFolder(computer), farm: () => farm });
  const copies = open();
  return {
    world,
    computer,
    copies,
    open,
    names: () => [...(computer.folders.get('Farm copies')?.keys() ?? [])],
    /** The farm changes, and is stored. */
    change: async (name = 'Pea'): Promise<void> => {
      const meta = { ...farm.meta, lastWriteAt: farm.meta.lastWriteAt + 1 };
      farm = { ...farm, meta, varieties: [aVariety({ id: 'pea', name })] };
      copies.look();
      await turns();
    },
    pass: async (milliseconds: number): Promise<void> => {
      world.pass(milliseconds);
      await turns();
    },
  };
}

const copyOf = (time: string) => `microgreens-manager-backup-2026-11-${time}.json`;

test('nothing is written until a folder is chosen; then the first copy is there at once', async () => {
  const { copies, change, names, computer } = aTab();
  await change();
  expect(names()).toEqual([]);
  expect(copies.status()).toEqual({ isPossible: true, folder: null, problem: null });
  await copies.choose();
  expect(names()).toEqual([copyOf('20-0800')]);
  const text = computer.folders.get('Farm copies')?.get(copyOf('20-0800')) ?? '';
  const reading = readBackup(text);
  expect(reading.ok && namesIn(reading.slices)).toEqual(['Pea']);
  expect(copies.status()).toEqual({
    isPossible: true,
    folder: { name: 'Farm copies', newestAt: Date.UTC(2026, 10, 20, 8) },
    problem: null,
  });
});

test('there is a copy for every quarter of an hour in which the farm changed, and the last change is in one', async () => {
  const { copies, change, names, pass, computer } = aTab();
  await copies.choose();
  await pass(5 * MINUTE);
  await change();
  await change('Snow pea');
  expect(names().length).toBe(1);
  await pass(10 * MINUTE);
  expect(names()).toEqual([copyOf('20-0800'), copyOf('20-0815')]);
  const text = computer.folders.get('Farm copies')?.get(copyOf('20-0815')) ?? '';
  const reading = readBackup(text);
  expect(reading.ok && namesIn(reading.slices)).toEqual(['Snow pea']);
  await pass(300 * MINUTE);
  copies.look();
  await turns();
  expect(names().length).toBe(2);
});

test('three of today stay, the last of every earlier day, ten in all', async () => {
  const { copies, change, names, pass } = aTab();
  await copies.choose();
  for (let day = 0; day < 12; day += 1) {
    for (let n = 0; n < 4; n += 1) {
      await pass(15 * MINUTE);
      await change();
    }
    if (day < 11) await pass(DAY - 60 * MINUTE);
  }
  const lastOf = ['24', '25', '26', '27', '28', '29', '30'].map((day) => copyOf(`${day}-0900`));
  const december = ['0830', '0845', '0900'].map((time) =>
    copyOf('x').replace('11-x', `12-01-${time}`),
  );
  expect(names()).toEqual([...lastOf, ...december]);
});

test('files of others stay, whatever they are called', async () => {
  const { copies, change, names, pass, computer } = aTab();
  const foreign = [copyOf('01-0800'), copyOf('20-0800'), 'notes.txt'];
  computer.folders.set('Farm copies', new Map(foreign.map((name) => [name, 'mine'])));
  await copies.choose();
  for (let n = 0; n < 6; n += 1) {
    await pass(15 * MINUTE);
    await change();
  }
  expect(names()).toEqual([...foreign, ...['0900', '0915', '0930'].map((t) => copyOf(`20-${t}`))]);
  for (const name of foreign) expect(computer.folders.get('Farm copies')?.get(name)).toBe('mine');
});

test('a later visit goes on with the rotation, and copies what the last one left', async () => {
  const { copies, change, open, names, pass } = aTab();
  await copies.choose();
  await pass(MINUTE);
  await change();
  copies.close();
  await pass(DAY);
  expect(names().length).toBe(1);
  const later = open();
  await pass(3000);
  expect(names()).toEqual([copyOf('20-0800'), copyOf('21-0801')]);
  expect(later.status().folder?.name).toBe('Farm copies');
});

test('a clock that was set back holds no copy up', async () => {
  const { copies, change, names, pass } = aTab();
  await copies.choose();
  await pass(-DAY);
  await change();
  expect(names()).toEqual([copyOf('20-0800'), copyOf('19-0800')]);
});

test('where the browser asks anew, copies wait for a press; no one is asked without one', async () => {
  const { copies, change, open, names, pass, computer } = aTab();
  await copies.choose();
  copies.close();
  computer.mayWrite = false;
  await pass(DAY);
  await change();
  const later = open();
  await pass(3000);
  expect(later.status()).toMatchObject({ problem: 'not-allowed' });
  expect(computer.mayWrite).toBe(false);
  computer.answer = false;
  await later.allow();
  expect(later.status()).toMatchObject({ problem: 'not-allowed' });
  computer.answer = true;
  await later.allow();
  expect(later.status()).toMatchObject({ problem: null });
  expect(names().length).toBe(2);
});

test('a copy that fails is told and logged, and the next change tries again', async () => {
  for (const problem of ['gone', 'full', 'failed', 'not-allowed'] as const) {
    const { copies, change, names, pass, computer, world } = aTab();
    await copies.choose();
    computer.problem = problem;
    await pass(15 * MINUTE);
    await change();
    expect(copies.status()).toMatchObject({ folder: { name: 'Farm copies' }, problem });
    expect(world.problems).toEqual([
      'The farm was not copied into the folder: The folder for copies could not be written to',
    ]);
    computer.problem = null;
    await change();
    expect(copies.status().problem).toBeNull();
    expect(names().length).toBe(2);
  }
});

test('without a network nothing is known of a folder and nothing is wrong: the next change asks again', async () => {
  const world = anEnvironment();
  const folder = memoryBackupFolder(memoryFolders());
  let hasNetwork = false;
  const chosen = async () => {
    if (!hasNetwork) throw new TypeError('Failed to fetch dynamically imported module');
    return await folder.chosen();
  };
  const copies = createFolderCopies({
    ...world,
    backupFolder: { ...folder, chosen },
    farm: () => aFarm(),
  });
  await folder.choose();
  copies.look();
  await turns();
  expect(world.problems).toEqual([]);
  hasNetwork = true;
  copies.look();
  await turns();
  expect(copies.status().folder?.name).toBe('Farm copies');
});

test('a copy counts as a backup file', async () => {
  const { copies, world, pass } = aTab();
  await pass(10 * DAY);
  await copies.choose();
  const at = world.clock.now();
  expect(world.device.backupMark(at)).toEqual({ at, isFile: true });
});

test('after it is stopped nothing is written anymore, and the files stay', async () => {
  const { copies, change, names, pass } = aTab();
  await copies.choose();
  await pass(MINUTE);
  await change();
  await copies.stop();
  expect(copies.status().folder).toBeNull();
  await pass(DAY);
  await change();
  expect(names()).toEqual([copyOf('20-0800')]);
});

test('where browsers cannot write into folders nothing is offered', async () => {
  const copies = createFolderCopies({ ...anEnvironment(), farm: () => aFarm() });
  expect(copies.status().isPossible).toBe(false);
  await copies.choose();
  expect(copies.status().folder).toBeNull();
});

function namesIn({ varieties }: Partial<FarmDocument>): readonly string[] {
  return varieties?.map(({ name }) => name) ?? [];
}
