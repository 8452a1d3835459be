import type { FolderProblem } from '#state/ports/backup-folder-port.ts';

/** Why the folder gets no copies now, for the grower. */
export const FOLDER_PROBLEMS: Readonly<Record<FolderProblem, string>> = {
  'not-allowed': 'The browser wants to know again whether copies may go to this folder.',
  gone: 'The folder is not where it was. Plug its drive in, or choose another folder.',
  full: 'There is no room left where the folder is.',
  failed: 'The last copy could not be written. The next change tries again.',
};
