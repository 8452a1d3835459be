import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../../ui/kit/kit-id.ts', import.meta.url));

/**
 * Gives the parts of the kit an id that they keep.
 *
 * The kit makes up a second id once a part has been drawn, for pages that a server has drawn before. So every field, menu
 * and dialog would be drawn twice before it is seen, with all that waits for the page to be drawn in between.
 */
export function kitIds(): Plugin {
  return {
    name: 'mgm-kit-ids',
    apply: 'build',
    enforce: 'pre',
    resolveId: ownIds,
  };
}

/** Our file for the one in which the kit makes up its ids; null for any other. */
export function ownIds(source: string, importer: string | undefined): string | null {
  const isKits = importer?.includes('/@mantine/hooks/') === true;
  return isKits && source.endsWith('/use-id.mjs') ? OWN : null;
}
