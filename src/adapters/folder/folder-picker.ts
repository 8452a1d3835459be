export type FolderPicker = () => Promise<FileSystemDirectoryHandle>;

/** `requestPermission` asks the grower, right after a press; by `queryPermission` nobody is asked. */
type PermissionQuestion = 'queryPermission' | 'requestPermission';

/** What handles can do beyond the standard, where folders can be chosen at all. */
type GuardedHandle = Readonly<
  Record<PermissionQuestion, (options: { readonly mode: 'readwrite' }) => Promise<PermissionState>>
>;

interface PickingWindow {
  showDirectoryPicker(options: {
    readonly id: string;
    readonly mode: 'readwrite';
    readonly startIn: 'documents';
  }): Promise<FileSystemDirectoryHandle>;
}

/** The window of this browser; null where it has none, as in Firefox and Safari. */
export function browserFolderPicker(): FolderPicker | null {
  const page: object = globalThis;
  if (!canPick(page)) return null;
  return () =>
    page.showDirectoryPicker({ id: 'mgm-copies', mode: 'readwrite', startIn: 'documents' });
}

/** Whether the app may write into a folder. */
export async function mayWriteInto(
  handle: FileSystemDirectoryHandle,
  question: PermissionQuestion,
): Promise<boolean> {
  return !isGuarded(handle) || (await handle[question]({ mode: 'readwrite' })) === 'granted';
}

function canPick(page: object): page is PickingWindow {
  return 'showDirectoryPicker' in page && typeof page.showDirectoryPicker === 'function';
}

function isGuarded(handle: object): handle is GuardedHandle {
  return 'queryPermission' in handle && 'requestPermission' in handle;
}
