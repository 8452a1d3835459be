import type { BackupFolder, FolderCopy, FolderProblem } from '#state/ports/backup-folder-port.ts';
import { FolderError } from '#state/ports/backup-folder-port.ts';
import { fileNameAt } from '../../../src/adapters/folder/browser-backup-folder.ts';

/** A computer with folders; what happens there is in the hands of the test. */
export interface MemoryFolders {
  readonly folders: Map<string, Map<string, string>>;
  /** The folder that the grower chooses next; null when they close the window. */
  choice: string | null;
  /** Whether the app may write now, and what the grower answers when asked. */
  mayWrite: boolean;
  answer: boolean;
  problem: FolderProblem | null;
  chosen: { readonly name: string; readonly copies: readonly FolderCopy[] } | null;
}

export function memoryFolders(): MemoryFolders {
  return {
    folders: new Map(),
    choice: 'Farm copies',
    mayWrite: true,
    answer: true,
    problem: null,
    chosen: null,
  };
}

export function memoryBackupFolder(computer: MemoryFolders): BackupFolder {
  const filesOf = (name: string): Map<string, string> => {
    const files = computer.folders.get(name) ?? new Map<string, string>();
    computer.folders.set(name, files);
    return files;
  };
  const folder = () => {
    if (computer.chosen === null) throw new FolderError('gone', 'No folder is chosen');
    return computer.chosen;
  };
  return {
    async choose() {
      const { choice, chosen } = computer;
      if (choice === null) return false;
      computer.chosen = chosen?.name === choice ? chosen : { name: choice, copies: [] };
      return true;
    },
    chosen: async () => computer.chosen,
    async forget() {
      computer.chosen = null;
    },
    async mayWrite() {
      folder();
      return computer.mayWrite;
    },
    async askToWrite() {
      folder();
      computer.mayWrite = computer.answer;
      return computer.mayWrite;
    },
    async write(copy, text) {
      const { name, copies } = folder();
      if (computer.problem !== null) throw new FolderError(computer.problem, 'As the test wants');
      const files = filesOf(name);
      let number = 1;
      while (files.has(fileNameAt(copy.name, number))) number += 1;
      const written = { ...copy, name: fileNameAt(copy.name, number) };
      files.set(written.name, text);
      computer.chosen = { name, copies: [...copies, written] };
    },
    async remove(copy) {
      const { name, copies } = folder();
      if (computer.problem !== null) throw new FolderError(computer.problem, 'As the test wants');
      filesOf(name).delete(copy.name);
      computer.chosen = { name, copies: copies.filter((each) => each.name !== copy.name) };
    },
  };
}
