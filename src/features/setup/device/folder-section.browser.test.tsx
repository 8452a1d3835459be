import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MemoryFolders } from '#tests/support/devices/memory-backup-folder.ts';
import { memoryBackupFolder, memoryFolders } from '#tests/support/devices/memory-backup-folder.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import type { FarmMember } from '#state/ports/farm-member.ts';
import { aMember, asMember } from '#tests/support/devices/member-double.ts';
import { BackupReminder } from './backup-reminder.tsx';
import { FolderSection } from './folder-section.tsx';

const DAY = 86_400_000;

async function show(computer: MemoryFolders | null, member: FarmMember | null = null) {
  const world = anEnvironment();
  const backupFolder = computer === null ? null : memoryBackupFolder(computer);
  const store = await openedStore({ ...world, backupFolder });
  const draw = () =>
    showOver(
      asMember(store, member),
      <>
        <BackupReminder />
        <FolderSection />
      </>,
    );
  return { store, world, draw };
}

const press = (name: string) => page.getByRole('button', { name }).click();
const section = page.getByRole('region', { name: 'Copies in a folder' });

test('a folder is chosen, holds copies, and is let go again', async () => {
  const computer = memoryFolders();
  const { draw } = await show(computer);
  draw();
  await press('Choose folder');
  await expect.element(section).toHaveTextContent('FolderFarm copies');
  await expect.element(section).toHaveTextContent(/Last copy(?!None)/);
  expect(computer.folders.get('Farm copies')?.size).toBe(1);
  await press('Stop copying');
  await expect.element(section).not.toHaveTextContent('Last copy');
  await expect.element(page.getByRole('button', { name: 'Choose folder' })).toBeVisible();
});

test('what keeps copies away is told, and a press allows them again', async () => {
  const computer = memoryFolders();
  computer.chosen = { name: 'Farm copies', copies: [] };
  computer.mayWrite = false;
  const { draw } = await show(computer);
  draw();
  const told = page.getByRole('status').filter({ hasText: 'No copies in “Farm copies”' });
  await expect.element(told).toBeVisible();
  await press('Allow');
  await expect.element(told).not.toBeInTheDocument();
  expect(computer.folders.get('Farm copies')?.size).toBe(1);
});

test('where browsers cannot write into folders nothing is offered', async () => {
  const { draw } = await show(null);
  draw();
  await expect.element(section).not.toBeInTheDocument();
});

test('after a week without a backup of own work a file is asked for; a copy in the folder is one', async () => {
  const { store, world, draw } = await show(memoryFolders());
  store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  world.pass(8 * DAY);
  draw();
  const reminder = page.getByText('You haven’t saved a backup file in 8 days');
  await expect.element(reminder).toBeVisible();
  await press('Choose folder');
  await expect.element(reminder).not.toBeInTheDocument();
});

test.each(['nothing', 'the demo', 'what its members’ server has'])(
  'nobody is asked for a backup of %s',
  async (entered) => {
    const isKept = entered.endsWith('server has');
    const { store, world, draw } = await show(memoryFolders(), isKept ? aMember() : null);
    if (isKept) store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
    if (entered === 'the demo') store.perform({ type: 'LOAD_DEMO_DATA' });
    world.pass(8 * DAY);
    draw();
    await expect.element(section).toBeVisible();
    await expect.element(page.getByText('No recent backup')).not.toBeInTheDocument();
  },
);
