import { backupFolderContract } from '../../../src/adapters/folder/backup-folder.contract.ts';
import { memoryBackupFolder, memoryFolders } from './memory-backup-folder.ts';

backupFolderContract('memory', async () => {
  const computer = memoryFolders();
  return {
    folder: memoryBackupFolder(computer),
    willChoose: async (name) => void (computer.choice = name),
    files: async (name) => Object.fromEntries(computer.folders.get(name) ?? []),
    async put(name, file, text) {
      const files = computer.folders.get(name) ?? new Map<string, string>();
      computer.folders.set(name, files);
      if (text === null) files.delete(file);
      else files.set(file, text);
    },
  };
});
