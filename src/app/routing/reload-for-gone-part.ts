const KEY = 'mgm.reloadedFor';

/** What deciding about a reload takes of the page. */
interface PartPage {
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/**
 * Loads the page again when the server has no part of this version of the app any more.
 *
 * Once for each version: when the part is missing after that, too, or when there is no network, the screen
 * says what is wrong and has a button for it.
 *
 * @param version - Something that is another one in every build.
 * @returns Whether the page is loaded again.
 */
export function reloadForGonePart(
  version: string,
  { session, isOnline, reload }: PartPage,
): boolean {
  if (!isOnline()) return false;
  try {
    if (session.getItem(KEY) === version) return false;
    session.setItem(KEY, version);
  } catch {
    // Without a memory it would go in circles.
    return false;
  }
  reload();
  return true;
}
